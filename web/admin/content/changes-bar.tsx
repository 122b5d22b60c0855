import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '#domain/plain-text.ts';
import { useNames } from '../../content/content.tsx';
import { siteChangesPath } from '../lead-path.ts';
import { ChangeList } from './change-list.tsx';
import { DroppedChanges } from './dropped-changes.tsx';
import { openChanges } from './open-changes.ts';
import { PublishProgress } from './publish-progress.tsx';
import type { Contents } from './use-contents.ts';
import { useDropped } from './use-dropped.ts';
import type { Publishing } from './use-publish.ts';
import type { Saving } from './use-save-contents.ts';

interface ChangesBarProps extends Contents {
  readonly publishing: Publishing;
  readonly saving: Saving;
  readonly now: string;
}

/** What changes, in words, with the way to where it is published; then how far that has come. */
export function ChangesBar({ contents, publishes, publishing, saving, now }: ChangesBarProps) {
  const names = useNames();
  const changes = openChanges({ contents }, now, names);
  const dropping = useDropped(saving, contents);
  const hasBar = changes.length > 0;
  const { forget } = dropping;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each publish
  useEffect(() => {
    if (publishing.isRunning) forget();
  }, [publishing.isRunning]);
  useEffect(() => {
    const { activeElement } = document;
    if (hasBar && activeElement?.matches('input, textarea, select')) {
      activeElement.scrollIntoView({ block: 'nearest' });
    }
  }, [hasBar]);
  if (publishing.isRunning) return <PublishProgress {...publishing} />;
  if (changes.length === 0) {
    return dropping.dropped.length > 0 ? (
      <section className="bar" aria-label="Dropped">
        <DroppedChanges {...dropping} />
      </section>
    ) : (
      <PublishProgress {...publishing} />
    );
  }
  const error = publishes[0]?.error;
  return (
    <section className="bar" aria-labelledby="changes">
      <div className="changes-box">
        <h2 id="changes">{counted(changes.length, 'change')} not published</h2>
        <ChangeList changes={changes} dropping={dropping} />
        <DroppedChanges {...dropping} />
        {error && <p className="err">{error}</p>}
      </div>
      <Link className="btn btn--big btn--main" to={siteChangesPath}>
        {saving.isSaving ? 'Saving' : 'See what changes'}
      </Link>
    </section>
  );
}
