import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PublishRow, type PublishRowProps } from './publish-row.tsx';
import type { PublishOnce } from './use-contents.ts';

interface PublishHistoryProps extends Omit<PublishRowProps, 'publish'> {
  readonly publishes: readonly PublishOnce[];
}

/** Who put what on the site, and when; what stood there before can go up again. */
export function PublishHistory({ publishes, ...rest }: PublishHistoryProps) {
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hash !== '#history') return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hash]);
  if (publishes.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history" ref={heading} tabIndex={-1}>
        Earlier changes
      </h2>
      <ul className="history">
        {publishes.map((publish) => (
          <PublishRow key={publish.id} publish={publish} {...rest} />
        ))}
      </ul>
    </section>
  );
}
