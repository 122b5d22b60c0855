import { Link } from 'react-router-dom';
import { counted } from '#domain/plain-text.ts';
import { WarningMark } from '../../components/warning-mark.tsx';
import { siteChangesPath } from '../lead-path.ts';
import { kindWords } from './kind-words.ts';
import { mendPath } from './site-changes-path.ts';
import type { Change, Dropping } from './use-dropped.ts';
import type { SiteChanges } from './use-site-changes.ts';

interface ChangeListProps {
  readonly changes: readonly Change[];
  readonly dropping: Dropping;
  /** Where they show and what is wrong, once that is known. */
  readonly found?: SiteChanges | undefined;
  /** Where it is told whose they are. */
  readonly whoIs?: (author: string) => string;
}

const pagesText = ({ pages }: SiteChanges['lines'][number]): string =>
  pages.length === 0 ? '; on no page' : `; ${counted(pages.length, 'page')}`;

/** What is not published yet, line by line: each can be looked at and dropped. */
export function ChangeList({ changes, dropping, found, whoIs }: ChangeListProps) {
  return (
    <ol className="changes">
      {changes.map((change) => {
        const { kind, key, words, author } = change;
        const line = found?.lines.find((one) => one.kind === kind && one.key === key);
        return (
          <li key={`${kind} ${key}`}>
            <p>
              {words}
              {line && <span className="quiet">{pagesText(line)}</span>}
            </p>
            {whoIs && author && (
              <p className="quiet">
                {kindWords[kind].title}: draft last saved by {whoIs(author)}
              </p>
            )}
            {line?.problems.map((problem) => (
              <p key={problem.words} className="err">
                <WarningMark />
                <span>
                  {problem.words}. <Link to={mendPath(change)}>Mend it</Link>
                </span>
              </p>
            ))}
            <div className="changes__acts">
              {line?.pages.length !== 0 && (
                <Link
                  className="adm-link"
                  to={`${siteChangesPath}?see=${encodeURIComponent(`${kind} ${key}`)}#preview`}
                  aria-label={`See it on the page: ${words}`}
                >
                  See it on the page
                </Link>
              )}
              <button
                type="button"
                className="adm-link"
                aria-label={`Drop ${words}`}
                onClick={() => void dropping.drop(change)}
              >
                Drop
              </button>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
