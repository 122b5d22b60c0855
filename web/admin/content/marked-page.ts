import { trustedHtml } from '../../components/trusted-html.ts';

/** Dashes around what changes; a fold that hides some is opened. */
const style = '[data-draft] { outline: 2px dashed #9a6b1f !important; outline-offset: -2px !important; }';

const parse = (html: string): Document =>
  new DOMParser().parseFromString(trustedHtml(html) as string, 'text/html'); // the types know strings alone

const ownText = (element: Element): string =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent)
    .join('')
    .trim();

const nameOf = (element: Element): string => `${element.localName} ${ownText(element)}`;

interface MarkedPage {
  readonly html: string;
  readonly marks: number;
}

/** A page with its drafts, to look at: without scripts, with a mark on each text that the other does not have. */
export function markedPage(html: string, without: string): MarkedPage {
  const page = parse(html);
  const before = new Set([...parse(without).body.querySelectorAll('*')].map(nameOf));
  for (const script of page.querySelectorAll('script, noscript')) script.remove();
  const changed = [...page.body.querySelectorAll('*')].filter(
    (element) => ownText(element) !== '' && !before.has(nameOf(element)),
  );
  for (const element of changed) {
    element.setAttribute('data-draft', '');
    for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
  }
  page.head.append(Object.assign(page.createElement('style'), { textContent: style }));
  // No link leads out of the frame, which may not open windows.
  page.head.append(Object.assign(page.createElement('base'), { target: '_blank' }));
  return { html: `<!doctype html>${page.documentElement.outerHTML}`, marks: changed.length };
}
