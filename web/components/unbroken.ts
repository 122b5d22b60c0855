/** Keeps `December 1`, `9:00 AM`, `24 ft` and `30 A` on one line each, and leaves `About 9:00 AM` its room to break. */
export const unbroken = (text: string): string =>
  text.replace(/(?<!,|[Aa]bout) (?=\d|[AP]M\b)|(?<=\d) (?=(?:ft|mph|A)\b)/g, '\u00a0');
