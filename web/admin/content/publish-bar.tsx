import { Link } from 'react-router-dom';
import { counted } from '#domain/plain-text.ts';
import { mendPath } from './site-changes-path.ts';
import type { Change } from './use-dropped.ts';
import type { Publishing } from './use-publish.ts';
import type { Saving } from './use-save-contents.ts';
import { problemsIn, type SiteChanges, type SiteCheck } from './use-site-changes.ts';

interface PublishBarProps {
  readonly changes: readonly Change[];
  readonly check: SiteCheck;
  /** Of the publish before, if it failed. */
  readonly error: string | undefined;
  readonly publishing: Publishing;
  readonly saving: Saving;
}

const waits: Readonly<Record<Exclude<SiteCheck['state'], 'checked'>, string>> = {
  checking: 'Checking your pages and their links. You can publish once that’s done.',
  failed: 'Your pages and their links couldn’t be checked. Check again, or publish your changes unchecked.',
  offline: 'No signal. Your drafts are kept, and the check goes on once it’s back.',
};

function stateText({ state, found }: SiteCheck, hasPrices: boolean) {
  if (state !== 'checked') return waits[state];
  const count = found ? problemsIn(found).length : 0;
  if (count === 0) return `Takes about 10 seconds.${hasPrices ? ' Sent offers keep their prices.' : ''}`;
  return <b className="warn">{counted(count, 'thing')} to mend. Until then, you can drop that change.</b>;
}

function pressText({ state, found }: SiteCheck, changes: readonly Change[]): string {
  if (state === 'failed') return 'Publish unchecked';
  const isWrong = state === 'checked' && found && problemsIn(found).length > 0;
  return isWrong ? 'Publish anyway' : `Publish ${counted(changes.length, 'change')}`;
}

const toMend = ({ state, found }: SiteCheck): SiteChanges['lines'][number] | undefined =>
  state === 'checked' ? found?.lines.find(({ problems }) => problems.length > 0) : undefined;

/** The one press that puts all changes on the site, once they are checked; what is to be mended stands beside it. */
export function PublishBar({ changes, check, error, publishing, saving }: PublishBarProps) {
  const first = toMend(check);
  const isHeld = saving.isSaving || check.state === 'checking' || check.state === 'offline';
  const hasOther = first !== undefined || check.state === 'failed';
  const publish = () => {
    if (isHeld) return;
    const versions = changes.map(({ kind }) => [kind, saving.versionOf(kind)]);
    void publishing.publish(Object.fromEntries(versions));
  };
  return (
    <section id="publish" className="bar" aria-label="Publish" tabIndex={-1}>
      <div>
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        <p id="publish-state" className="quiet" role="status">
          {stateText(
            check,
            changes.some(({ kind }) => kind === 'prices'),
          )}
        </p>
      </div>
      <div className="btn-row">
        <button
          type="button"
          className={`btn btn--big ${hasOther ? 'btn--line' : 'btn--main'}`}
          aria-disabled={isHeld}
          aria-describedby="publish-state"
          onClick={publish}
        >
          {saving.isSaving ? 'Saving' : pressText(check, changes)}
        </button>
        {check.state === 'failed' && (
          <button type="button" className="btn btn--big btn--main" onClick={check.again}>
            Check again
          </button>
        )}
        {first && (
          <Link className="btn btn--big btn--main" to={mendPath(first)}>
            Mend it
          </Link>
        )}
      </div>
    </section>
  );
}
