import { Link } from 'react-router-dom';
import { photosText } from '#domain/photo/photos.ts';
import { shortMoment } from '../when.ts';
import type { LoadedCustomer } from './use-customer.ts';

/** What was written about all jobs. An answer is written in the lead, where the rest of its story stands. */
export function CustomerMessages({ loaded, now }: { readonly loaded: LoadedCustomer; readonly now: string }) {
  const { customer, messages } = loaded;
  return (
    <section aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      {messages.length === 0 && <p className="quiet">No messages yet.</p>}
      <ol className="cust__messages">
        {messages.map(({ lead_id, from, text, at, photos }) => (
          <li key={`${lead_id} ${at} ${from}`}>
            <Link to={`/admin?lead=${lead_id}#messages`}>
              <b>{from === 'owner' ? 'You' : customer.name}</b>{' '}
              <time dateTime={at}>{shortMoment(at, now)}</time>
            </Link>
            <p>{text}</p>
            {photos > 0 && <small>{photosText(photos)}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}
