# How fast a table shows what happens, and how a choice is made there.
pace = Tempo
pace-about = Hoe lang je ziet wat bots kiezen, en elke slag.
pace-slow = langzaam
pace-normal = normaal
pace-fast = snel
confirms = Bevestigen voor het spelen
confirm-ask = { $cards }?
confirm-choice = { $choice }?
confirm-play = Spelen
confirm-do = Bevestigen
confirm-not = Toch niet
confirm-heard = Nog een keer om te bevestigen: { $choice }
sounds-off = uit
sounds-turn = mijn beurt
sounds-all = alle
