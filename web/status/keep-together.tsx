/** A price range, or a day with its time. */
const piece = /(\$[\d.,]+\sto\s\$[\d.,]+|[A-Z][a-z]{2},\s[A-Z][a-z]{2}\s\d.*?\s[AP]M[.?]?)/;

/** In headings a price range or a moment goes to the next line as a whole, and breaks only where it is too wide. */
export function KeepTogether({ text }: { readonly text: string }) {
  const [before, found, after = ''] = text.split(piece, 3);
  if (found === undefined) return text;
  return (
    <>
      {before}
      <span className="whole">{found}</span>
      {after}
    </>
  );
}
