/** What a move says: `Moved from Sun, Mar 8, 9:00 AM to Mon, Mar 9, 9:00 AM`. */
export const movedText = (from: string, to: string): string => `Moved from ${from} to ${to}`;
