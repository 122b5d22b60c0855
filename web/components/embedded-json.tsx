import { useMemo } from 'react';
import { trustedHtml } from './trusted-html.ts';

interface EmbeddedJsonProps {
  /** By which the page's own script finds it again. */
  readonly id?: string;
  readonly type?: 'application/json' | 'application/ld+json';
  readonly data: unknown;
}

/**
 * Data in a script element that no browser runs: what a prerendered page hands to its own script, so that
 * hydration renders what the server did, and what search engines read.
 */
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

/** What {@link EmbeddedJson} left in the page, or undefined where there is none. */
export function readEmbeddedJson<T>(id: string): T | undefined {
  const text = typeof document === 'undefined' ? null : document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined; // written by EmbeddedJson of the same build
}
