import type { ReactNode } from 'react';
import { StaticHtml } from '../components/static-html.tsx';
import { useWholeContent } from './content.tsx';
import type { WholeContent } from './whole-content.ts';

interface KeptProps {
  readonly id: string;
  readonly className?: string;
  readonly children: (content: WholeContent) => ReactNode;
}

/** What needs no script: made of the content with the page, and left as it stands there when the script takes over. */
export function Kept({ id, className, children }: KeptProps) {
  const content = useWholeContent();
  if (!content) return <StaticHtml id={id} {...(className !== undefined && { className })} />;
  return (
    <div id={id} className={className}>
      {children(content)}
    </div>
  );
}
