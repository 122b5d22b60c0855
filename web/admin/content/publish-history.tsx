import { PublishRow, type PublishRowProps } from './publish-row.tsx';
import type { PublishOnce } from './use-contents.ts';

interface PublishHistoryProps extends Omit<PublishRowProps, 'publish'> {
  readonly publishes: readonly PublishOnce[];
}

/** Who put what on the site, and when; what stood there before can go up again. */
export function PublishHistory({ publishes, ...rest }: PublishHistoryProps) {
  if (publishes.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history">Earlier changes</h2>
      <ul className="history">
        {publishes.map((publish) => (
          <PublishRow key={publish.id} publish={publish} {...rest} />
        ))}
      </ul>
    </section>
  );
}
