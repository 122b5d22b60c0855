import { counted } from '#domain/plain-text.ts';
import type { Publishing } from './use-publish.ts';

/** How far a publish has come, or that it is done. */
export function PublishProgress({ progress, isRunning }: Pick<Publishing, 'progress' | 'isRunning'>) {
  if (!isRunning && progress?.state !== 'done') return null;
  const { pages = 0, of = 0 } = progress ?? {};
  if (isRunning) {
    return (
      <section className="bar" aria-label="Publishing">
        <p role="status">
          <b>Publishing{of > 0 && `, ${pages} of ${counted(of, 'page')}`}</b>
          <br />
          You can leave. The site stays up the whole time.
        </p>
      </section>
    );
  }
  return (
    <section className="bar" aria-label="Published">
      <p role="status">
        <b>Published, {counted(of, 'page')}</b>
        <br />
        Sent offers keep their prices. <a href="/">See the site</a>
      </p>
    </section>
  );
}
