import { business } from '#domain/business.ts';
import type { LeadStatus } from '#domain/lead-status.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { usePage } from './page-state.ts';
import { unbroken } from './unbroken.ts';

type Message = LeadStatus['messages'][number];

/** Older ones fold away. */
const shownAtOnce = 3;

const photosText = (photos: number): string => (photos === 1 ? 'With 1 photo' : `With ${photos} photos`);

function Messages({ messages, now }: { readonly messages: readonly Message[]; readonly now: string }) {
  return (
    <ol className="thread">
      {messages.map(({ from, text, at, photos }) => (
        <li key={`${at} ${from}`} className={`said said--${from}`}>
          <p className="quiet">
            <b>{from === 'owner' ? business.name : 'You'}</b>,{' '}
            <time dateTime={at}>{unbroken(formatMoment(at, now))}</time>
          </p>
          <p className="said__text">{text}</p>
          {photos > 0 && <p className="quiet">{photosText(photos)}</p>}
        </li>
      ))}
    </ol>
  );
}

/** What customer and owner wrote to each other, oldest first. */
export function Thread() {
  const { lead, now } = usePage();
  const { messages } = lead;
  if (messages.length === 0) return null;
  const earlier = messages.slice(0, -shownAtOnce);
  return (
    <div className="act">
      <h2>Messages</h2>
      {earlier.length > 0 && (
        <details className="ask">
          <summary>Earlier messages ({earlier.length})</summary>
          <Messages messages={earlier} now={now} />
        </details>
      )}
      <Messages messages={messages.slice(-shownAtOnce)} now={now} />
    </div>
  );
}
