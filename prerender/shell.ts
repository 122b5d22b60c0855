import type { SiteContent } from '#domain/content/shown-content.ts';
import { pageContent } from '#web/content/page-content.ts';

const place = '<script type="application/json" id="content">';

export function shellWith(html: string, content: SiteContent): string {
  const [before, after, ...more] = html.split(place);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('The shell has no place for content.');
  // An escaped "<" keeps any text from closing the script element.
  const json = JSON.stringify(pageContent(content)).replace(/</g, '\\u003c');
  return `${before}${place}${json}${after.slice(after.indexOf('</script>'))}`;
}
