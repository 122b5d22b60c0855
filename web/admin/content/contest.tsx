import { type MouseEvent, useEffect, useRef } from 'react';
import { differingPart } from '#domain/content/differing-part.ts';
import { agoOrMoment } from '../when.ts';
import { rateText } from './rate-text.ts';
import type { ContentItem } from './use-contents.ts';

interface ContestProps {
  readonly item: ContentItem;
  readonly now: string;
  readonly mine: unknown;
  /** Undefined where they have removed it. */
  readonly theirs: unknown;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** The field and what is said of it. */
const place = '.field, form, li';

function becameText({ kind }: ContentItem, theirs: unknown, mine: unknown): string {
  if (typeof theirs === 'number') return `: ${kind === 'prices' ? rateText(theirs) : theirs}.`;
  return typeof theirs === 'string' ? `: “${differingPart(theirs, String(mine))}”` : '.';
}

/** Beside what is typed: somebody has changed the same, and which of the two is to stay. */
export function Contest({ item, now, mine, theirs, onKeep, onTake }: ContestProps) {
  const { author, saved_at } = item;
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const around = words.current?.closest(place);
    if (around?.contains(document.activeElement))
      words.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  const choose = (onChosen: () => void) => (event: MouseEvent) => {
    event.currentTarget.closest(place)?.querySelector<HTMLElement>('input, textarea')?.focus();
    onChosen();
  };
  return (
    <span className="pen-choice">
      <span role="alert" ref={words}>
        {theirs === undefined ? 'Removed' : 'Changed'} elsewhere by {author}{' '}
        {saved_at && agoOrMoment(saved_at, now)}
        {becameText(item, theirs, mine)} Yours isn’t saved until you choose.
      </span>
      <button type="button" className="btn btn--line btn--small" onClick={choose(onKeep)}>
        Keep mine
      </button>
      <button type="button" className="btn btn--line btn--small" onClick={choose(onTake)}>
        Take the other
      </button>
    </span>
  );
}
