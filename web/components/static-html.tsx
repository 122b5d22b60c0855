import { useMemo } from 'react';
import { trustedHtml } from './trusted-html.ts';

interface StaticHtmlProps {
  readonly id: string;
  readonly className?: string;
  /** Safe HTML; given at prerender, read from the page itself on hydration. */
  readonly html?: string | undefined;
}

/** HTML rendered from Markdown at build time, at no script cost for the visitor. */
export function StaticHtml({ id, className, html }: StaticHtmlProps) {
  const content =
    html ?? (typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? ''));
  const trusted = useMemo(() => trustedHtml(content), [content]);
  return (
    <div
      id={id}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: comes from web/blog/markdown.ts, which lets no HTML through
      dangerouslySetInnerHTML={{ __html: trusted }}
      suppressHydrationWarning
    />
  );
}
