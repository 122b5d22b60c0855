import { keptPath } from '#domain/photos.ts';
import type { TimelineEntry } from '#domain/timeline.ts';
import { shortMoment } from '../when.ts';
import type { LeadDesk } from './lead-desk.ts';
import { Thumbs } from './thumbs.tsx';
import { WriteMessage } from './write-message.tsx';

/** What customer and owner wrote to each other, oldest first, and the box to write in. */
export function MessagesSection({ desk }: { readonly desk: LeadDesk }) {
  const messages = (desk.timeline.entries ?? []).filter(({ message }) => message).toReversed();
  return (
    <section className="lead__sec" aria-labelledby="messages">
      <h3 id="messages">Messages</h3>
      {messages.length > 0 && (
        <ol className="thread">
          {messages.map((entry) => (
            <Message key={entry.id} entry={entry} desk={desk} />
          ))}
        </ol>
      )}
      <WriteMessage desk={desk} />
    </section>
  );
}

function Message({ entry, desk }: { readonly entry: TimelineEntry; readonly desk: LeadDesk }) {
  const { message, note, created_at } = entry;
  const isOwn = message?.from === 'owner';
  const who = isOwn ? 'You' : desk.lead.full_name;
  return (
    <li className={isOwn ? 'thread__own' : 'thread__theirs'}>
      <p className="thread__who">
        <b>{who}</b> <time dateTime={created_at}>{shortMoment(created_at, new Date().toISOString())}</time>
      </p>
      <p className="thread__text">{note}</p>
      {message?.photos && <MessagePhotos desk={desk} uploads={message.photos} />}
    </li>
  );
}

/** The photos of one message, as far as they are checked. */
function MessagePhotos({ desk, uploads }: { readonly desk: LeadDesk; readonly uploads: readonly string[] }) {
  const { lead, photos, reload } = desk;
  const paths = uploads.flatMap((upload) => [upload, keptPath(upload, lead.id)]);
  const checked = photos
    .filter((photo) => photo.state === 'checked')
    .filter(({ path }) => paths.includes(path));
  if (checked.length === 0) return <p className="lead__note">Its photos are still being checked.</p>;
  return (
    <Thumbs photos={checked} reload={reload} ofWhat=" of this message" className="thumbs thread__photos" />
  );
}
