/** Per mailbox and Los Angeles day, because anyone can enter someone else's address. */
export const maxConfirmationsPerDay = 3;
