import { Link } from 'react-router-dom';
import { business } from '#domain/business.ts';
import { mailtoAddress } from '#domain/email-address.ts';
import { greetingName } from '#domain/greeting-name.ts';
import { formatShortDay } from '#domain/los-angeles.ts';
import { Icon } from '../../components/icon.tsx';
import { newLeadPath } from '../frame/admin-places.ts';
import { smsHref } from '../sms-href.ts';
import { calledName, countWords, textNumber } from './customer-words.ts';
import type { LoadedCustomer } from './use-customer.ts';

interface CustomerHeadProps {
  readonly loaded: LoadedCustomer;
  readonly now: string;
  readonly onEdit: () => void;
  readonly isEditing: boolean;
}

/** `3 jobs, 2 boats, last visit Jul 12`. */
function summaryOf({ customer, sums, visits }: LoadedCustomer, now: string): string {
  const last = visits
    .filter(({ status }) => status === 'done')
    .map(({ start }) => start)
    .sort()
    .at(-1);
  return [
    sums.jobs === 0 ? 'New customer' : countWords(sums.jobs, 'job'),
    countWords(customer.boats.length, 'boat'),
    last && `last visit ${formatShortDay(last, now)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const isOpen = ({ status, quarantined }: LoadedCustomer['leads'][number]): boolean =>
  !quarantined && status !== 'COMPLETED' && status !== 'CANCELED';

/** Who it is, how to reach them, and what to do next. */
export function CustomerHead({ loaded, now, onEdit, isEditing }: CustomerHeadProps) {
  const { customer, leads } = loaded;
  const open = leads.find(isOpen);
  const number = textNumber(customer);
  const greeting = ['Hi', greetingName(customer.name)].filter(Boolean).join(' ');
  const newLead = `${newLeadPath}?customer=${customer.id}`;
  return (
    <div className="cust__head">
      <div>
        <h1>{customer.name}</h1>
        <p>{summaryOf(loaded, now)}</p>
        <p className="cust__reach">
          {customer.emails.map((email) => (
            <a key={email} className="tap" href={mailtoAddress(email)}>
              {email}
            </a>
          ))}
          {customer.phones.map(({ typed, e164 }) => (
            <a key={typed} className="tap" href={`tel:${e164 ?? typed}`}>
              {typed}
            </a>
          ))}
          {!isEditing && (
            <button type="button" className="adm-link" data-edits="person" onClick={onEdit}>
              Edit contact
            </button>
          )}
        </p>
      </div>
      <div className="cust__acts">
        {open ? (
          <>
            <Link className="btn btn--main" to={`/admin?lead=${open.id}`}>
              New visit
            </Link>
            <Link className="btn btn--line" to={newLead}>
              New lead
            </Link>
          </>
        ) : (
          <Link className="btn btn--main" to={newLead}>
            Book again
          </Link>
        )}
        {number && (
          <a className="btn btn--line" href={smsHref(number, `${greeting}, this is ${business.name}: `)}>
            <Icon name="text" />
            Text<span className="vh"> {calledName(customer)}</span>
          </a>
        )}
      </div>
    </div>
  );
}
