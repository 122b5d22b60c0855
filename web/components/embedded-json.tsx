interface EmbeddedJsonProps {
  readonly id: string;
  readonly data: unknown;
}

/** Data that a prerendered page hands to its own script, so that hydration renders what the server did. */
export function EmbeddedJson({ id, data }: EmbeddedJsonProps) {
  // An escaped "<" keeps any text from closing the script element.
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return (
    <script
      type="application/json"
      id={id}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
      dangerouslySetInnerHTML={{ __html: json }}
      suppressHydrationWarning
    />
  );
}

/** What {@link EmbeddedJson} left in the page, or undefined where there is none. */
export function readEmbeddedJson<T>(id: string): T | undefined {
  const text = typeof document === 'undefined' ? null : document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined; // written by EmbeddedJson of the same build
}
