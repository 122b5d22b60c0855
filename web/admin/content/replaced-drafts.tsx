import { changesText, contentChanges } from '#domain/content/content-changes.ts';
import { useNames } from '../../content/content.tsx';
import type { Contents } from './use-contents.ts';
import type { Replaced } from './use-replaced.ts';

interface ReplacedDraftsProps {
  readonly replaced: Replaced;
  readonly contents: Contents['contents'];
  readonly now: string;
}

/** The drafts that going back has taken away, with the way to have them again. */
export function ReplacedDrafts({ replaced, contents, now }: ReplacedDraftsProps) {
  const names = useNames();
  const changes = replaced.drafts.flatMap(({ kind, content }) => {
    const shown = contents.find((one) => one.kind === kind)?.content;
    return shown ? contentChanges(kind, shown, content, now, names) : [];
  });
  if (changes.length === 0) return null;
  return (
    <div className="notice pen-choice" role="status">
      <p>
        <b>Your draft made room for the earlier state:</b> {changesText(changes)}. It is kept on this device.
      </p>
      <button type="button" className="btn btn--line btn--small" onClick={() => void replaced.putBack()}>
        Put it back
      </button>
      <button type="button" className="adm-link" onClick={replaced.letGo}>
        Let it go
      </button>
    </div>
  );
}
