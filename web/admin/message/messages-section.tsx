import { useRef } from 'react';
import { keptPath } from '#domain/photo/photos.ts';
import { momentOf, type TimelineEntry } from '#domain/timeline.ts';
import { serverNow } from '../data/server-clock.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { Thumbs } from '../photo/thumbs.tsx';
import { shortMoment } from '../when.ts';
import { NoAnswerNeeded } from './no-answer-needed.tsx';
import { WriteMessage } from './write-message.tsx';

export function MessagesSection({ context }: { readonly context: LeadContext }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const messages = (context.timeline.entries ?? [])
    .filter(({ message }) => message)
    .toReversed()
    .sort((a, b) => momentOf(a).localeCompare(momentOf(b)));
  const waiting = context.waiting.filter((act) => act.name === 'admin-message');
  return (
    <section className="lead__sec" aria-labelledby="messages">
      <h3 id="messages" ref={heading} tabIndex={-1}>
        Messages
      </h3>
      {messages.length + waiting.length > 0 && (
        <ol className="thread">
          {messages.map((entry) => (
            <Message key={entry.id} entry={entry} context={context} />
          ))}
          {waiting.map(({ id, input, pressedAt }) => (
            <li key={id} className="thread__own">
              <p className="thread__who">
                <b>You</b> <time dateTime={pressedAt}>{shortMoment(pressedAt, serverNow())}</time>
              </p>
              <p className="thread__text">{input.message}</p>
              <p className="thread__who">Waiting, only on this device.</p>
            </li>
          ))}
        </ol>
      )}
      <NoAnswerNeeded
        context={context}
        at={context.lead.unanswered?.at}
        label="No answer needed"
        done="The message needs no answer"
        onDone={() => heading.current?.focus()}
      />
      <WriteMessage context={context} />
    </section>
  );
}

function Message({ entry, context }: { readonly entry: TimelineEntry; readonly context: LeadContext }) {
  const { message, note } = entry;
  const at = momentOf(entry);
  const isOwn = message?.from === 'owner';
  const who = isOwn ? 'You' : context.lead.full_name;
  return (
    <li className={isOwn ? 'thread__own' : 'thread__theirs'}>
      <p className="thread__who">
        <b>{who}</b> <time dateTime={at}>{shortMoment(at, serverNow())}</time>
      </p>
      <p className="thread__text">{note}</p>
      {message?.photos && <MessagePhotos context={context} uploads={message.photos} />}
    </li>
  );
}

function MessagePhotos({
  context,
  uploads,
}: {
  readonly context: LeadContext;
  readonly uploads: readonly string[];
}) {
  const { lead, photos, reload } = context;
  const paths = uploads.flatMap((upload) => [upload, keptPath(upload, lead.id)]);
  const checked = photos
    .filter((photo) => photo.state === 'checked')
    .filter(({ path }) => paths.includes(path));
  if (checked.length === 0) return <p className="lead__note">Its photos are still being checked.</p>;
  return (
    <Thumbs photos={checked} reload={reload} ofWhat=" of this message" className="thumbs thread__photos" />
  );
}
