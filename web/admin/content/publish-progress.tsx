import { Link } from 'react-router-dom';
import { earlierChangesPath } from './site-changes-path.ts';
import type { Publishing } from './use-publish.ts';

export function PublishProgress({
  progress,
  isRunning,
  hasPrices,
}: Pick<Publishing, 'progress' | 'isRunning' | 'hasPrices'>) {
  if (!isRunning && progress?.state !== 'done') return null;
  const { pages = 0, of = 0 } = progress ?? {};
  if (isRunning) {
    return (
      <section className="bar" aria-label="Publishing">
        <p role="status">
          <b>Publishing{of > 0 && `, ${Math.round((100 * pages) / of)}% done`}</b>
          <br />
          You can leave. The site stays up the whole time.
        </p>
      </section>
    );
  }
  return (
    <section className="bar" aria-label="Published">
      <p role="status">
        <b>Published</b>
        <br />
        {hasPrices && 'Sent offers keep their prices. '}
        <a href="/">See the site</a>, or take it back under{' '}
        <Link to={earlierChangesPath}>earlier changes</Link>.
      </p>
    </section>
  );
}
