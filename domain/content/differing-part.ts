const longest = 200;

/** Of a text the part from the first word that another text does not begin with, cut where it is long. */
export function differingPart(text: string, other: string): string {
  const shared = [...text].findIndex((character, place) => character !== [...other][place]);
  const place = shared < 0 ? text.length : shared;
  const start = text.lastIndexOf(' ', place - 1) + 1;
  const part = text.slice(start, start + longest);
  return `${start > 0 ? '…' : ''}${part}${start + longest < text.length ? '…' : ''}`;
}
