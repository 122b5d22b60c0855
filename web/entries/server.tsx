import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { pageContent } from '../content/page-content.ts';
import type { KnownContent } from '../known-content.ts';
import { pageElement } from '../pages.tsx';
import '../styles/site.css';

export interface RenderedPage {
  readonly head: string;
  readonly body: string;
}

const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

export { routeOf } from '../pages.tsx';

/** Renders a prerendered path. React puts the head's tags first; they are split off here. */
export async function renderPage(path: string, known: KnownContent): Promise<RenderedPage> {
  const { prelude } = await prerenderToNodeStream(
    await pageElement(path, pageContent(known.content, path), known),
  );
  const html = await text(prelude);
  const head = hoisted.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
