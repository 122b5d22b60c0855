import type { AnyContent, ContentKind } from '#domain/content/content.ts';
import { changesText, contentChanges } from '#domain/content/content-changes.ts';
import { putBack, whyNotBack } from '#domain/content/taken-back.ts';
import { useNames } from '../../content/content.tsx';
import type { Contents } from './use-contents.ts';
import type { Replaced } from './use-replaced.ts';

interface ReplacedDraftsProps {
  readonly replaced: Replaced;
  readonly contents: Contents['contents'];
  readonly now: string;
  /** What stood on the site once, of a kind. */
  readonly earlierOf: (kind: ContentKind) => readonly AnyContent[];
}

/** The drafts that going back has taken away, each with the way to have it again, beside what the draft says by now. */
export function ReplacedDrafts({ replaced, contents, now, earlierOf }: ReplacedDraftsProps) {
  const names = useNames();
  return replaced.drafts.map((draft) => {
    const { kind } = draft;
    const item = contents.find((one) => one.kind === kind);
    if (!item) return null;
    const { content, published } = item;
    const back = putBack(draft, content);
    const words = changesText(contentChanges(kind, content, back, now, names));
    if (words === '') return null;
    const why = whyNotBack(kind, back, { published, now, earlier: earlierOf(kind) });
    return (
      <div key={kind} className="notice pen-choice" role="status">
        <p>
          <b>Your draft made room for the earlier state:</b> {words}. It is kept on this device.
          {why && ` It can’t come back as it was: ${why}`}
        </p>
        {!why && (
          <button
            type="button"
            className="btn btn--line btn--small"
            aria-label={`Put it back: ${words}`}
            onClick={() => void replaced.putBack(kind, back)}
          >
            Put it back
          </button>
        )}
        <button
          type="button"
          className="adm-link"
          aria-label={`Let it go: ${words}`}
          onClick={() => replaced.letGo(kind)}
        >
          Let it go
        </button>
      </div>
    );
  });
}
