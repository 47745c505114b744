# How fast a table shows what happens, and how a choice is made there.
pace = Tempo
pace-about = Wie lange du siehst, was Bots wählen, und jeden Stich.
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
confirms = Vor dem Ausspielen bestätigen
confirm-ask = { $cards }?
confirm-choice = { $choice }?
confirm-play = Ausspielen
confirm-do = Bestätigen
confirm-not = Doch nicht
confirm-heard = Zum Bestätigen noch einmal: { $choice }
sounds-off = aus
sounds-turn = wenn ich dran bin
sounds-all = alle
