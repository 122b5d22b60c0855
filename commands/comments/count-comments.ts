/** Lines that are not blank, and how many of them hold nothing but a comment. */
export interface LineCount {
  readonly lines: number;
  readonly comments: number;
}

/** Of TypeScript or JSX as Biome formats it: a comment begins its line. */
export function countComments(source: string): LineCount {
  const lines = source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  let isOpen = false;
  const comments = lines.filter((line) => {
    const begins = isOpen || /^(\{?\/\*|\/\/)/.test(line);
    if (begins && !line.startsWith('//')) isOpen = !line.includes('*/');
    return begins;
  });
  return { lines: lines.length, comments: comments.length };
}
