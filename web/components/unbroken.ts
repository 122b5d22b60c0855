/** Keeps `December 1`, `9:00 AM` and `24 ft` on one line each. */
export const unbroken = (text: string): string =>
  text.replace(/(?<!,) (?=\d|[AP]M\b)|(?<=\d) (?=(?:ft|mph|A)\b)/g, '\u00a0');
