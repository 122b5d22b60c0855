/** Keeps `December 1`, `9:00 AM`, `24 ft` and `30 A` on one line each. */
export const unbroken = (text: string): string =>
  text.replace(/(?<!,) (?=\d|[AP]M\b)|(?<=\d) (?=(?:ft|mph|A)\b)/g, '\u00a0');
