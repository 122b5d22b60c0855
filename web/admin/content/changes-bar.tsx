import type { ContentKind } from '#domain/content/content.ts';
import { contentChanges } from '#domain/content/content-changes.ts';
import { counted } from '#domain/plain-text.ts';
import type { Contents } from './use-contents.ts';
import type { Publishing } from './use-publish.ts';
import type { Saving } from './use-save-contents.ts';

interface ChangesBarProps extends Contents {
  readonly publishing: Publishing;
  readonly saving: Saving;
  readonly now: string;
}

/** What changes, in words, and the one button that puts it on the site; then how far it has come. */
export function ChangesBar({ contents, publishes, publishing, saving, now }: ChangesBarProps) {
  const { progress, isRunning, publish } = publishing;
  const changed = contents.flatMap(({ kind, published, content }) =>
    contentChanges(kind, published, content, now).map((change) => ({ kind, ...change })),
  );
  if (isRunning) {
    const { pages = 0, of = 0 } = progress ?? {};
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
  if (changed.length === 0) {
    if (progress?.state !== 'done') return null;
    return (
      <section className="bar" aria-label="Published">
        <p role="status">
          <b>Published, {counted(progress.of, 'page')}</b>
          <br />
          Sent offers keep their prices. <a href="/">See the site</a>
        </p>
      </section>
    );
  }
  const error = progress?.error ?? publishes[0]?.error;
  const kinds = [...new Set<ContentKind>(changed.map(({ kind }) => kind))];
  return (
    <section className="bar" aria-labelledby="changes">
      <div className="changes">
        <h2 id="changes">{counted(changed.length, 'change')} not published</h2>
        <ul>
          {changed.map(({ kind, key, words, without }) => (
            <li key={`${kind} ${key}`}>
              <span>{words}</span>
              <button
                type="button"
                className="adm-link"
                aria-label={`Drop ${words}`}
                onClick={() => void saving.save(kind, without)}
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
        disabled={saving.isSaving}
        onClick={() => void publish(Object.fromEntries(kinds.map((kind) => [kind, saving.versionOf(kind)])))}
      >
        {saving.isSaving ? 'Saving' : 'Publish'}
      </button>
    </section>
  );
}
