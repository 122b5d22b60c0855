import type { FoundCustomer } from '#domain/customer/seen-customer.ts';
import { firstName } from '#domain/message/greeting-name.ts';
import { boatLine } from '../customer/customer-words.ts';
import { type CustomerLink, customerLine, type FoundBoat } from './customer-link.ts';

interface SuggestionsProps {
  readonly found: readonly FoundCustomer[];
  readonly onLink: (customer: FoundCustomer) => void;
  readonly onDismiss: () => void;
}

/** Customers who may be calling. Nobody is linked until the owner says so. */
export const Suggestions = ({ found, onLink, onDismiss }: SuggestionsProps) => (
  <div className="maybe" role="status">
    {found.map((customer) => (
      <div key={customer.id} className="maybe__one">
        <p>
          May be <b>{customerLine(customer)}</b>
        </p>
        <button type="button" className="btn btn--line btn--small" onClick={() => onLink(customer)}>
          Link<span className="vh"> to {customer.name}</span>
        </button>
      </div>
    ))}
    <button type="button" className="adm-link" onClick={onDismiss}>
      Someone else
    </button>
  </div>
);

interface LinkedProps {
  readonly link: CustomerLink;
  readonly onBoat: (boat: FoundBoat | undefined) => void;
  readonly onUndo: () => void;
}

export const Linked = ({ link: { customer, boat }, onBoat, onUndo }: LinkedProps) => (
  <fieldset className="maybe">
    <legend className="vh">Boat of {customer.name}</legend>
    <p>
      <b>{customerLine(customer)}</b>
    </p>
    <p>Linked.{customer.boats.length > 0 && ` Which of ${firstName(customer.name)}’s boats is it?`}</p>
    <div className="choice choice--1">
      {customer.boats.map((one) => (
        <label key={one.id}>
          <input type="radio" name="boat" checked={one.id === boat?.id} onChange={() => onBoat(one)} />
          {boatLine(one)}
        </label>
      ))}
      {customer.boats.length > 0 && (
        <label>
          <input type="radio" name="boat" checked={boat === undefined} onChange={() => onBoat(undefined)} />A
          new boat
        </label>
      )}
    </div>
    <button type="button" className="adm-link" onClick={onUndo}>
      Undo the link
    </button>
  </fieldset>
);
