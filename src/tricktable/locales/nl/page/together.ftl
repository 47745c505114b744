# Mensen aan tafel: hun namen en plaatsen, wat is afgesproken, hoe anderen erbij komen, nog een keer spelen.

## Namen

sit-name = Hoe heet je?
sit-down = Gaan zitten
rename = Naam wijzigen
rename-about = Iedereen aan tafel ziet hem meteen.
heard-renamed = { $before } heet nu { $name }

## Plaatsen

cancel = Annuleren
swap = Van plaats wisselen
swap-with = Wisselen met { $name }
swap-asked = Wissel gevraagd
heard-swapped = { $Who } hebben van plaats gewisseld
heard-moved = { $whoIs ->
    [you] Je zit nu op een andere plaats
   *[other] { $Who } zit nu op een andere plaats
}
heard-asked-chair = { $whoIs ->
    [you] Je vraagt { $other } om van plaats te wisselen
   *[other]
        { $otherIs ->
            [you] { $Who } wil met jou van plaats wisselen
           *[other] { $Who } wil met { $other } van plaats wisselen
        }
}
heard-declined-chair = { $otherIs ->
    [you] Je blijft zitten
   *[other] { $Other } blijft liever zitten
}
heard-host = { $whoIs ->
    [you] Jij bent nu de gastheer
   *[other] { $Who } is nu de gastheer
}

## Opties

terms-title = Opties
terms-change = Opties wijzigen
terms-changed = De gastheer heeft gewijzigd:
terms-gone = niet meer: { $what }
heard-terms = De gastheer heeft de opties gewijzigd: { $changes }

## Hoe anderen erbij komen

invite-alone = Deze link werkt alleen op deze computer.
invite-start = Stop de server en start hem zo opnieuw, dan kunnen anderen meedoen:
invite-no-network = Deze computer zit nu niet in een netwerk.
invite-network = Wie in hetzelfde netwerk zit, kan meedoen, ook op de telefoon.
invite-address = Adres

## Nog een keer

rematch-watch = Naar de volgende partij kijken
rematch-awaits = We wachten op { $who }
rematch-away = { $whoIs ->
    [many] { $Who } zijn er niet: na een minuut spelen bots voor hen
   *[other] { $Who } is er niet: na een minuut speelt een bot
}

## Kaarten die de gastheer heeft gekozen

cards-chosen = gekozen kaarten
cards-chosen-about = De gastheer heeft de kaarten van deze tafel gekozen en kent misschien alle handen.
cards-chosen-closed = De gastheer heeft de kaarten van deze tafel gekozen en kent misschien alle handen: je kunt alleen toekijken.
