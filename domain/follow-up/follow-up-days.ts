/** After how many days an offer without an answer and an unpaid receipt are followed up on, and how early before a price ends. */
export const followUpDays = { unanswered: 3, ending: 3, unpaid: 7 } as const;
