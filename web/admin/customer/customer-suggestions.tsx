import type { CustomerSuggestion } from '#domain/customer/seen-customer.ts';
import { counted } from '#domain/plain-text.ts';

/** `Ana Ortiz, 2 boats`. */
const customerWords = ({ name, boats }: CustomerSuggestion): string =>
  boats.length > 0 ? `${name}, ${counted(boats.length, 'boat')}` : name;

interface CustomerSuggestionsProps {
  readonly suggestions: readonly CustomerSuggestion[];
  readonly isBusy: boolean;
  readonly link: (suggestion: CustomerSuggestion) => void;
}

/** Customers with the same email or phone. Nobody is linked until the owner says so. */
export const CustomerSuggestions = ({ suggestions, isBusy, link }: CustomerSuggestionsProps) =>
  suggestions.map((suggestion) => (
    <div key={suggestion.customer_id} className="lead__maybe">
      <p>
        May be <b>{customerWords(suggestion)}</b>. <span>Same {suggestion.shares}.</span>
      </p>
      <button
        type="button"
        className="btn btn--line btn--small"
        aria-disabled={isBusy}
        onClick={() => link(suggestion)}
      >
        Link<span className="vh"> to {suggestion.name}</span>
      </button>
    </div>
  ));
