## What is kept, for how long, and how it goes away

privacy-title = What is kept here
privacy-say = No account, no cookies, no adverts. Everything on this page comes from this server, and nothing is asked of any other.
privacy-server = On the server
privacy-tables = Of every table: the names that the players chose, what they laid and when, and what they added to the shuffle. Keys and links only as fingerprints.
privacy-days = { $days ->
    [one] A table at which nothing has happened for a day is deleted by itself.
   *[other] A table at which nothing has happened for { $days } days is deleted by itself.
 }
privacy-for-ever = Tables stay until somebody deletes them.
privacy-codes = { $days ->
    [one] The code of a table that waits for people: for one day.
   *[other] The code of a table that waits for people: for { $days } days.
 }
privacy-person = Of you, once you have played: your list of games, your settings and your streaks, sealed with a key that only your devices have, until you delete them.
privacy-logs = In the server’s log: which page or table was asked for and how long that took, without names, keys or addresses. The address of your device is only counted, in memory, so that nobody asks too much at once.
privacy-device = On your device
privacy-device-say = Your name, your settings, the keys of your seats and unfinished turns.
privacy-device-away = They go away with the data of this site in your browser, or with “Delete everything”.
privacy-others = Who sees it
privacy-others-table = Whoever sits at your table or has its link for watching sees your name and what lies on the table. Whoever has the record of a game sees it all once the game is over.
privacy-others-none = Nothing is passed on to anybody else.
privacy-delete = Deleting it
privacy-delete-name = Your name goes out of all games at once, also those that are over. What was drawn and laid stays, so that it can still be checked.
privacy-delete-table = Whoever set up a table can delete it for everybody: at the table, in the menu, under “My table”.
privacy-delete-all = Your list of games, your settings and your streaks:
privacy-contact = Who runs this server
