const tokens = /\{\{[^{}]*\}\}/g;
const tag = /<\/?[a-z][^<>]*>/i;
const brace = /\{[^{}]*\}?/;
const markdown = /\*\*[^*]+\*\*|!?\[[^\]]*\]\([^)]*\)|^#{1,6} .*$/m;

interface MarkedText {
  /** Its stars and links mean something there. */
  readonly isMarkdown: boolean;
}

/** What would stand on the page as it was typed, `<b>Sale</b>` or `{price}`, and was meant to do something. */
export function literalMarks(text: string, { isMarkdown }: MarkedText): readonly string[] {
  const rest = text.replace(tokens, '');
  const found = [tag, brace, ...(isMarkdown ? [] : [markdown])].flatMap((mark) => mark.exec(rest)?.[0] ?? []);
  return found.map((mark) => `“${mark}” would stand on the page just like that`);
}
