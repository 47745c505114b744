# How fast a table shows what happens, and how a choice is made there.
pace = Pace
pace-about = How long you see what bots choose, and each trick.
pace-slow = slow
pace-normal = normal
pace-fast = fast
confirms = Confirm before playing
confirm-ask = { $cards }?
confirm-choice = { $choice }?
confirm-play = Play
confirm-do = Confirm
confirm-not = Cancel
confirm-heard = Once more to confirm: { $choice }
sounds-off = off
sounds-turn = my turn
sounds-all = all
