import { useEffect, useRef, useState } from 'react';
import { comparedTexts } from '#domain/content/compared-texts.ts';
import { type AnyContent, isSameContent } from '#domain/content/content.ts';
import { takenBack, whyNotBack } from '#domain/content/taken-back.ts';
import type { ContentItem } from './use-contents.ts';
import type { Change } from './use-dropped.ts';

interface ComparedLineProps {
  /** Of an earlier publish: `content` is what went up, `without` what would have without this line. */
  readonly line: Change;
  /** With what the site says now. */
  readonly item: ContentItem;
  readonly now: string;
  readonly earlier: readonly AnyContent[];
  readonly onTakeBack: (content: AnyContent) => Promise<boolean>;
}

/** One line of an earlier publish with its texts, and the press that makes a draft without it. */
export function ComparedLine({ line, item, now, earlier, onTakeBack }: ComparedLineProps) {
  const { words, content, without } = line;
  const after = takenBack(line, item.content);
  const isBack = isSameContent(after, item.content);
  const isGone = isSameContent(takenBack(line, item.published), item.published);
  const why = whyNotBack(item.kind, after, { published: item.published, now, earlier });
  const { before: was, after: is } = comparedTexts(without, content);
  const [isPressed, setPressed] = useState(false);
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isPressed && isBack) done.current?.focus();
  }, [isPressed, isBack]);
  return (
    <li>
      <p>{words}</p>
      {was.length > 0 && (
        <p className="history__text">
          <b>Before:</b> {was.join(' / ')}
        </p>
      )}
      {is.length > 0 && (
        <p className="history__text">
          <b>Then:</b> {is.join(' / ')}
        </p>
      )}
      {isBack && (
        <p className="quiet" role="status" tabIndex={-1} ref={done}>
          {isGone ? 'No longer on the site.' : 'Taken back in your draft. Publish it when you’re ready.'}
        </p>
      )}
      {!isBack && why && <p className="quiet">It can’t come back as it was: {why}</p>}
      {!isBack && !why && (
        <button
          type="button"
          className="adm-link"
          aria-label={`Take this back: ${words}`}
          onClick={async () => setPressed(await onTakeBack(after))}
        >
          Take this back
        </button>
      )}
    </li>
  );
}
