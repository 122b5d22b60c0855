import { formatRate } from '#domain/price/estimates.ts';
import { packageIds, packages } from '#domain/price/packages.ts';
import type { Prices } from '#domain/price/prices.ts';
import type { ContentItem, PublishOnce } from './use-contents.ts';
import type { Publishing } from './use-publish.ts';

interface ChangesBarProps {
  readonly item: ContentItem;
  readonly latest: PublishOnce | undefined;
  readonly publishing: Publishing;
  readonly isSaving: boolean;
  readonly onSave: (content: Prices) => Promise<boolean>;
}

const pagesText = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

/** What changes, in words, and the one button that puts it on the site; then how far it has come. */
export function ChangesBar({ item, latest, publishing, isSaving, onSave }: ChangesBarProps) {
  const { progress, isRunning, publish } = publishing;
  const { content, published, version } = item;
  const changed = packageIds.filter((id) => content[id] !== published[id]);
  if (isRunning) {
    const { pages = 0, of = 0 } = progress ?? {};
    return (
      <section className="bar" aria-label="Publishing">
        <p role="status">
          <b>Publishing{of > 0 && `, ${pages} of ${pagesText(of)}`}</b>
          <br />
          You can leave. The site stays up the whole time.
        </p>
      </section>
    );
  }
  if (changed.length === 0) {
    if (progress?.state !== 'done') return null;
    return (
      <section className="bar" aria-label="Published">
        <p role="status">
          <b>Published, {pagesText(progress.of)}</b>
          <br />
          Sent offers keep their prices. <a href="/services">See the site</a>
        </p>
      </section>
    );
  }
  const error = progress?.error ?? latest?.error;
  return (
    <section className="bar" aria-labelledby="changes">
      <div className="changes">
        <h2 id="changes">{changed.length === 1 ? '1 change' : `${changed.length} changes`} not published</h2>
        <ul>
          {changed.map((id) => (
            <li key={id}>
              <span>
                {packages[id].title}: {formatRate(published[id])} to {formatRate(content[id])} per foot
              </span>
              <button
                type="button"
                className="adm-link"
                aria-label={`Drop ${packages[id].title}`}
                onClick={() => void onSave({ ...content, [id]: published[id] })}
              >
                Drop
              </button>
            </li>
          ))}
        </ul>
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
      </div>
      <button
        type="button"
        className="btn btn--big btn--main"
        disabled={isSaving}
        onClick={() => void publish(version)}
      >
        {isSaving ? 'Saving' : 'Publish'}
      </button>
    </section>
  );
}
