import { useMemo } from 'react';
import { trustedHtml } from './trusted-html.ts';

interface StaticHtmlProps {
  readonly id: string;
  readonly className?: string;
  /** Safe HTML; given at prerender, taken from the page itself when it hydrates. */
  readonly html?: string | undefined;
}

/** A piece of text that was rendered from Markdown at build time and costs the visitor no script. */
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
