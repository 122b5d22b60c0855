import { useState } from 'react';
import type { PublicQuote } from '#domain/offer/quote.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import { withTax } from '#domain/price/tax-rate.ts';

type Decision = NonNullable<PublicQuote['decision']>;

interface DecisionButtonsProps {
  readonly quote: PublicQuote;
  readonly deciding: boolean;
  readonly onDecide: (decision: Decision) => void;
}

/** The pressed button unmounts; its question takes the focus. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

const questions: Record<Decision, { readonly ask: string; readonly confirm: string }> = {
  accepted: { ask: 'Accept', confirm: 'Yes, accept' },
  declined: { ask: 'Decline', confirm: 'Yes, decline' },
};

/** Accept and Decline, each confirmed in place: neither can be undone here. */
export function DecisionButtons({ quote, deciding, onDecide }: DecisionButtonsProps) {
  const [asked, setAsked] = useState<Decision>();
  const price = `${formatCents(quote.total)} ${withTax(quote)}`;
  if (asked === undefined) {
    return (
      <p className="btn-row">
        <button type="button" className="btn btn--main" onClick={() => setAsked('accepted')}>
          Accept {price}
        </button>
        <button type="button" className="btn btn--line" onClick={() => setAsked('declined')}>
          Decline
        </button>
      </p>
    );
  }
  const { ask, confirm } = questions[asked];
  return (
    <fieldset className="decide">
      <legend>
        {ask} {asked === 'accepted' ? price : 'this quote'}?
      </legend>
      <p className="small">You can’t change this here later, but you can always message us.</p>
      <p className="btn-row">
        <button
          type="button"
          className="btn btn--main"
          ref={focus}
          disabled={deciding}
          onClick={() => onDecide(asked)}
        >
          {confirm}
        </button>
        <button
          type="button"
          className="btn btn--line"
          disabled={deciding}
          onClick={() => setAsked(undefined)}
        >
          Not yet
        </button>
      </p>
    </fieldset>
  );
}
