import { business } from '#domain/business.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { hasWords } from '#domain/photo/photos.ts';
import { counted } from '#domain/plain-text.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { unbroken } from '../components/unbroken.ts';
import { usePage } from './page-state.ts';
import { SteadyImage } from './steady-image.tsx';

type Message = LeadStatus['messages'][number];

/** Older ones fold away. */
const shownAtOnce = 3;

/** Photos that are checked, each of which opens large; of others only how many there are. */
function Photos({ message: { from, text, photos, shown } }: { readonly message: Message }) {
  if (shown.length === 0) {
    const isSaid = photos === 0 || !hasWords(text, photos);
    return isSaid ? null : <p className="quiet">With {counted(photos, 'photo')}</p>;
  }
  return (
    <ul className="said__photos">
      {shown.map(({ url, thumbnail_url }, index) => (
        <li key={new URL(url).pathname}>
          <a href={url} target="_blank" rel="noopener">
            <SteadyImage
              src={thumbnail_url}
              alt={`${from === 'owner' ? 'Our' : 'Your'} photo ${index + 1} of ${shown.length}`}
            />
            <span className="vh"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Messages({ messages, now }: { readonly messages: readonly Message[]; readonly now: string }) {
  return (
    <ol className="thread">
      {messages.map((message) => {
        const { from, text, at } = message;
        return (
          <li key={`${at} ${from}`} className={`said said--${from}`}>
            <p className="quiet">
              <b>{from === 'owner' ? business.name : 'You'}</b>,{' '}
              <time dateTime={at}>{unbroken(formatMoment(at, now))}</time>
            </p>
            <p className="said__text">{text}</p>
            <Photos message={message} />
          </li>
        );
      })}
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
      <h2 id="messages" tabIndex={-1}>
        Messages
      </h2>
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
