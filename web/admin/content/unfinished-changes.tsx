import { Link } from 'react-router-dom';
import { counted } from '#domain/plain-text.ts';
import { useNames } from '../../content/content.tsx';
import { useKeptTyped } from './kept-typed.ts';
import { mendPath } from './site-changes-path.ts';
import { unfinishedChanges } from './unfinished.ts';
import type { Contents } from './use-contents.ts';

interface UnfinishedChangesProps {
  readonly contents: Contents['contents'];
  readonly now: string;
}

/** What can't stand on the site yet, or is on this device alone, so nothing here publishes it. */
export function UnfinishedChanges({ contents, now }: UnfinishedChangesProps) {
  const names = useNames();
  const recall = useKeptTyped();
  const lines = contents.flatMap((item) =>
    unfinishedChanges(item, recall(item.kind), now, names).map((change) => ({
      kind: item.kind,
      ...change,
    })),
  );
  if (lines.length === 0) return null;
  const [isOrAre, they] = lines.length === 1 ? ['isn’t', 'it stays'] : ['aren’t', 'they stay'];
  return (
    <div className="notice">
      <p>
        <b>
          {counted(lines.length, 'change')} {isOrAre} finished, so {they} out:
        </b>
      </p>
      {lines.map(({ kind, key, words }) => (
        <p key={`${kind} ${key}`}>
          {words}.{' '}
          <Link className="adm-link" to={mendPath({ kind, key })} aria-label={`Finish it: ${words}`}>
            Finish it
          </Link>
        </p>
      ))}
    </div>
  );
}
