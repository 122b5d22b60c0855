import { Link } from 'react-router-dom';
import { counted } from '#domain/plain-text.ts';
import type { Change } from './use-dropped.ts';
import type { Publishing } from './use-publish.ts';
import type { Saving } from './use-save-contents.ts';
import { problemsIn, type SiteChanges } from './use-site-changes.ts';

interface PublishBarProps {
  readonly changes: readonly Change[];
  readonly found: SiteChanges | undefined;
  /** Of the publish before, if it failed. */
  readonly error: string | undefined;
  readonly publishing: Publishing;
  readonly saving: Saving;
}

/** The one press that puts all changes on the site; what is to be mended first stands beside it. */
export function PublishBar({ changes, found, error, publishing, saving }: PublishBarProps) {
  const first = found?.lines.find(({ problems }) => problems.length > 0);
  const count = found ? problemsIn(found).length : 0;
  const words = saving.isSaving ? 'Saving' : `Publish ${counted(changes.length, 'change')}`;
  return (
    <section className="bar" aria-label="Publish">
      <div>
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        <p className="quiet">
          {count > 0 ? (
            <b className="warn">{counted(count, 'thing')} to mend, or leave that change out for now.</b>
          ) : (
            'Takes about 10 seconds. Sent offers keep their prices.'
          )}
        </p>
      </div>
      <div className="btn-row">
        <button
          type="button"
          className={`btn btn--big ${first ? 'btn--line' : 'btn--main'}`}
          disabled={saving.isSaving}
          onClick={() =>
            void publishing.publish(
              Object.fromEntries(changes.map(({ kind }) => [kind, saving.versionOf(kind)])),
            )
          }
        >
          {count > 0 && !saving.isSaving ? 'Publish anyway' : words}
        </button>
        {first && (
          <Link className="btn btn--big btn--main" to={`/admin/site/${first.kind}`}>
            Mend it
          </Link>
        )}
      </div>
    </section>
  );
}
