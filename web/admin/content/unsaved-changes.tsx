import { Link } from 'react-router-dom';
import { contentChanges } from '#domain/content/content-changes.ts';
import { counted } from '#domain/plain-text.ts';
import { useNames } from '../../content/content.tsx';
import { typing, useTypedKinds } from './kept-typed.ts';
import { mendPath } from './site-changes-path.ts';

/** What was typed on this device and is not saved, so nothing here publishes it. */
export function UnsavedChanges({ now }: { readonly now: string }) {
  const names = useNames();
  const lines = useTypedKinds().flatMap((kind) => {
    const kept = typing.recall(kind);
    if (!kept) return [];
    return contentChanges(kind, kept.over, kept.typed, now, names).map(({ key, words }) => ({
      kind,
      key,
      words,
    }));
  });
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
