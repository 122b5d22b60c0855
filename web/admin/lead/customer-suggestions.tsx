import type { CustomerSuggestion } from '#domain/operations/customers.ts';
import { countWords } from '../customers/customer-words.ts';

interface CustomerSuggestionsProps {
  readonly suggestions: readonly CustomerSuggestion[];
  readonly isBusy: boolean;
  readonly link: (customerId: string) => void;
}

/** Customers with the same email or phone. Nobody is linked until the owner says so. */
export const CustomerSuggestions = ({ suggestions, isBusy, link }: CustomerSuggestionsProps) =>
  suggestions.map(({ customer_id, name, boats, shares }) => (
    <div key={customer_id} className="lead__maybe">
      <p>
        May be <b>{boats.length > 0 ? `${name}, ${countWords(boats.length, 'boat')}` : name}</b>.{' '}
        <span>Same {shares}.</span>
      </p>
      <button
        type="button"
        className="btn btn--line btn--small"
        aria-disabled={isBusy}
        onClick={() => link(customer_id)}
      >
        Link<span className="vh"> to {name}</span>
      </button>
    </div>
  ));
