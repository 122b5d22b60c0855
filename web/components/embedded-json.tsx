import { useMemo } from 'react';
import { trustedHtml } from './trusted-html.ts';

interface EmbeddedJsonProps {
  /** For {@link readEmbeddedJson}. */
  readonly id?: string;
  readonly type?: 'application/json' | 'application/ld+json';
  readonly data: unknown;
}

export function EmbeddedJson({ id, type = 'application/json', data }: EmbeddedJsonProps) {
  // An escaped "<" keeps any text from closing the script element.
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  const html = useMemo(() => trustedHtml(json), [json]);
  return (
    <script
      type={type}
      id={id}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

/** Reads what {@link EmbeddedJson} left in the page; undefined if absent. */
export function readEmbeddedJson<T>(id: string): T | undefined {
  const text = typeof document === 'undefined' ? null : document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined; // written by EmbeddedJson of the same build
}
