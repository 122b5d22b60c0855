import { Link } from 'react-router-dom';
import { business } from '#domain/business.ts';
import { formatShortDay } from '#domain/los-angeles.ts';
import { mailtoAddress } from '#domain/mail/email-address.ts';
import { greeting } from '#domain/message/greeting-name.ts';
import { counted } from '#domain/plain-text.ts';
import { Icon } from '../../components/icon.tsx';
import { smsHref } from '../lead/sms-href.ts';
import { newLeadPath, timePath } from '../lead-path.ts';
import { calledName, textNumber } from './customer-words.ts';
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
    sums.jobs === 0 ? 'New customer' : counted(sums.jobs, 'job'),
    counted(customer.boats.length, 'boat'),
    last && `last visit ${formatShortDay(last, now)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const isOpen = ({ status, quarantined }: LoadedCustomer['leads'][number]): boolean =>
  !quarantined && status !== 'COMPLETED' && status !== 'CANCELED';

/** They agreed, and there is no day yet. */
const waitsForDay = ({ status, scheduled_at, quarantined }: LoadedCustomer['leads'][number]): boolean =>
  !quarantined && status === 'SCHEDULED' && scheduled_at === undefined;

export function CustomerHead({ loaded, now, onEdit, isEditing }: CustomerHeadProps) {
  const { customer, leads } = loaded;
  const waiting = leads.find(waitsForDay);
  const number = textNumber(customer);
  const hi = greeting(customer.name);
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
        {waiting ? (
          <>
            <Link className={`btn ${isEditing ? 'btn--line' : 'btn--main'}`} to={timePath(waiting.id)}>
              Find a time
            </Link>
            <Link className="btn btn--line" to={newLead}>
              New visit
            </Link>
          </>
        ) : (
          <Link className={`btn ${isEditing ? 'btn--line' : 'btn--main'}`} to={newLead}>
            {leads.some(isOpen) ? 'New visit' : 'Book again'}
          </Link>
        )}
        {number && (
          <a className="btn btn--line" href={smsHref(number, `${hi}, this is ${business.name}: `)}>
            <Icon name="text" />
            Text<span className="vh"> {calledName(customer)}</span>
          </a>
        )}
      </div>
    </div>
  );
}
