/** Keeps `December 1` and `9:00 AM` on one line each. */
export const unbroken = (text: string): string => text.replace(/(?<!,) (?=\d|[AP]M\b)/g, '\u00a0');
