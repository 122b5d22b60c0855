import { isSameContent } from '#domain/content/content.ts';
import { changesText, contentChanges } from '#domain/content/content-changes.ts';
import { laidOver } from '#domain/content/laid-over.ts';
import { useNames } from '../../content/content.tsx';
import { agoOrMoment } from '../when.ts';
import { aside, typing, useAside } from './kept-typed.ts';
import type { ContentItem } from './use-contents.ts';

interface AsideNoticeProps {
  readonly item: ContentItem;
  readonly now: string;
  readonly whoIs: (author: string) => string;
  readonly onChosen: () => void;
}

/** What was typed here while somebody else changed the same, and the choice between the two. */
export function AsideNotice({ item, now, whoIs, onChosen }: AsideNoticeProps) {
  const names = useNames();
  const { kind, content, author, saved_at } = item;
  const kept = useAside(kind);
  const mine = kept && laidOver(kept, content);
  if (!mine || isSameContent(mine, content)) return null;
  const words = changesText(contentChanges(kind, content, mine, now, names));
  const choose = () => {
    aside.forget(kind);
    onChosen();
  };
  return (
    <div className="notice pen-choice" role="alert">
      <p>
        <b>
          Changed by {whoIs(author ?? '')} {saved_at && agoOrMoment(saved_at, now)}.
        </b>{' '}
        That is what is shown. What you typed is kept on this device{words && `: ${words}`}.
      </p>
      <button
        type="button"
        className="btn btn--line btn--small"
        onClick={() => {
          typing.keep(kind, { over: content, typed: mine });
          choose();
        }}
      >
        Keep mine
      </button>
      <button type="button" className="btn btn--line btn--small" onClick={choose}>
        Take the one shown
      </button>
    </div>
  );
}
