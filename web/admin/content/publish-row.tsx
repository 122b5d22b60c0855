import { useEffect, useRef, useState } from 'react';
import type { AnyContent, ContentKind } from '#domain/content/content.ts';
import { changesText, contentChanges } from '#domain/content/content-changes.ts';
import { undoneSince } from '#domain/content/taken-back.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { useNames } from '../../content/content.tsx';
import { ComparedLine } from './compared-line.tsx';
import type { Contents, PublishOnce } from './use-contents.ts';

const triedText = {
  running: 'Being published by',
  done: 'Published by',
  failed: 'Not published. Tried by',
} as const;

export interface PublishRowProps {
  readonly publish: PublishOnce;
  /** With what the site says now. */
  readonly contents: Contents['contents'];
  readonly now: string;
  readonly whoIs: (author: string) => string;
  /** What stood on the site once, of a kind. */
  readonly earlierOf: (kind: ContentKind) => readonly AnyContent[];
  readonly onGoBack: (publish: PublishOnce) => Promise<void>;
  readonly onTakeBack: (kind: ContentKind, content: AnyContent) => Promise<boolean>;
}

/**
 * One publish: its lines, each of which can be taken back in a draft; a look at what going back to before it would
 * change, and the press that does it.
 */
export function PublishRow(props: PublishRowProps) {
  const { publish, contents, now, whoIs, earlierOf, onGoBack, onTakeBack } = props;
  const names = useNames();
  const [isComparing, setIsComparing] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const press = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLooking) press.current?.focus();
  }, [isLooking]);
  const { changes, state, author, asked_at } = publish;
  const back = changes.flatMap(({ kind, before }) => {
    const shown = contents.find((item) => item.kind === kind)?.published;
    return shown ? contentChanges(kind, shown, before, now, names) : [];
  });
  const since = changes.flatMap(({ kind, before, draft: { content } }) => {
    const shown = contents.find((item) => item.kind === kind)?.published;
    return shown ? undoneSince(kind, { before, content }, shown, now, names) : [];
  });
  const lost = changes.flatMap(({ kind }) => {
    const item = contents.find((one) => one.kind === kind);
    return item?.is_draft ? contentChanges(kind, item.published, item.content, now, names) : [];
  });
  const canGoBack = state === 'done' && back.length > 0;
  const all = changes.flatMap(({ kind, before, draft: { content } }) =>
    contentChanges(kind, before, content, asked_at, names).map((change) => ({ kind, content, ...change })),
  );
  const goBackText = since.length === 0 ? 'Undo this' : 'Go back to before this';
  const compareText = isComparing ? 'Hide the lines' : 'Compare line by line';
  const what =
    changesText(all) ||
    'The site brought itself up to date: reviews, your business profile or answer time, or an announcement that was over';
  return (
    <li>
      <b>{what}</b>
      <span>
        {triedText[state]} {whoIs(author)}, {formatMoment(asked_at, now)}
      </span>
      <div className="history__acts">
        {state === 'done' && all.length > 0 && (
          <button
            type="button"
            className="adm-link"
            aria-expanded={isComparing}
            aria-label={`${compareText}: ${what}`}
            onClick={() => setIsComparing(!isComparing)}
          >
            {compareText}
          </button>
        )}
        {canGoBack && !isLooking && (
          <button
            type="button"
            className="adm-link"
            aria-label={`${goBackText}: ${what}`}
            onClick={() => setIsLooking(true)}
          >
            {goBackText}
          </button>
        )}
      </div>
      {isComparing && (
        <ul className="history__lines">
          {all.map((line) => {
            const item = contents.find(({ kind }) => kind === line.kind);
            return (
              item && (
                <ComparedLine
                  key={`${line.kind} ${line.key}`}
                  {...{ line, item, now }}
                  earlier={earlierOf(line.kind)}
                  onTakeBack={(content) => onTakeBack(line.kind, content)}
                />
              )
            );
          })}
        </ul>
      )}
      {canGoBack && isLooking && (
        <div className="history__ask">
          <p>This puts back what stood there before: {changesText(back)}.</p>
          {since.length > 0 && changesText(since) !== changesText(back) && (
            <p>
              <b>It also undoes what was published since:</b> {changesText(since)}. To undo a single line,
              compare line by line.
            </p>
          )}
          {lost.length > 0 && (
            <p>
              <b>It takes the place of your draft:</b> {changesText(lost)}. You can put that back afterward.
            </p>
          )}
          <button
            ref={press}
            type="button"
            className="btn btn--line btn--small"
            onClick={() => {
              setIsLooking(false);
              void onGoBack(publish);
            }}
          >
            Publish the earlier state
          </button>
          <button type="button" className="adm-link" onClick={() => setIsLooking(false)}>
            Cancel
          </button>
        </div>
      )}
    </li>
  );
}
