import { useState } from 'react';
import { formatDay } from '#domain/los-angeles.ts';
import type { Quote } from '#domain/offer/quote.ts';
import { publicQuote } from '#domain/offer/quote-making.ts';
import { QuoteSheet } from '../../offer/quote-sheet.tsx';
import { useFeatures } from '../data/use-features.ts';
import { useQuote } from '../data/use-quote.ts';
import { CopyField } from '../lead/copy-field.tsx';
import type { LeadContext } from '../lead/lead-context.ts';
import { useSectionFocus } from '../lead/use-section-focus.ts';
import { useLoadCause } from '../load-failed.tsx';
import { QuoteBuilder } from './quote-builder.tsx';
import '../../styles/quote.css';

export function QuoteSection({ context }: { readonly context: LeadContext }) {
  const { lead, prices, drafts, keep } = context;
  const cause = useLoadCause();
  const { quote, state, reload, save } = useQuote(lead.id, lead.quote_id);
  const features = useFeatures();
  const [revising, setRevising] = useState(false);
  const { heading, takeFocus } = useSectionFocus();
  const typed = drafts.quote;
  const isOvertaken = typed !== undefined && typed.over !== quote?.updated_at;
  const isSettled = quote?.decision === 'accepted';
  const close = () => {
    takeFocus();
    keep({ quote: undefined });
    setRevising(false);
  };

  if (features && !features.quotes && !quote) return null;
  const builder = (
    <QuoteBuilder
      lead={lead}
      prices={prices}
      before={quote}
      isSent={features?.quotes === true}
      typed={typed?.lines}
      onType={(lines) => keep({ quote: { lines, over: typed ? typed.over : quote?.updated_at } })}
      onSave={async (lines) => {
        if (await save(lines)) close();
      }}
      {...(quote && { onCancel: close })}
    />
  );
  return (
    <section className="lead__sec" aria-label="Quote">
      <h3 className="wide" ref={heading} tabIndex={-1}>
        {quote ? 'Quote' : 'Quote Builder'}
      </h3>
      {state === 'loading' && <span className="bone bone--block" />}
      {features?.quotes && !isSettled && (
        <p className="lead__note">
          {lead.email
            ? `Saving emails it to ${lead.email} as your offer.`
            : 'Saving puts it on the customer’s page as your offer. There’s no email.'}
        </p>
      )}
      {state === 'failed' && (
        <p className="lead__warn">
          Couldn’t load the quote. {cause}{' '}
          <button type="button" className="adm-link" onClick={reload}>
            Try again
          </button>
        </p>
      )}
      {state === 'ready' &&
        (quote && (isSettled || !(revising || typed)) ? (
          <Standing
            quote={quote}
            isShown={features?.quotes !== false}
            onRevise={() => {
              takeFocus();
              setRevising(true);
            }}
          />
        ) : (
          <>
            {quote && isOvertaken && (
              <>
                <p className="lead__warn">
                  This quote was saved in another tab or on another device. Yours below isn’t saved yet and
                  would replace it.
                </p>
                <QuoteSheet quote={publicQuote(quote, undefined, quote.updated_at)} />
              </>
            )}
            {builder}
          </>
        ))}
    </section>
  );
}

interface StandingProps {
  readonly isShown: boolean;
  readonly quote: Quote;
  readonly onRevise: () => void;
}

/** An accepted quote is an agreement and cannot be revised. */
function Standing({ quote, isShown, onRevise }: StandingProps) {
  return (
    <>
      <QuoteSheet quote={publicQuote(quote, undefined, quote.updated_at)} />
      {isShown ? (
        <CopyField
          id="quote-url"
          label="Quote URL"
          url={`${window.location.origin}/quote/${quote.id}`}
          hint="It’s the offer on the customer’s page. This is its link, to send by text."
          copied="Quote URL"
        />
      ) : (
        <p className="lead__warn">Quotes are turned off on this site, so customers can’t see this one.</p>
      )}
      {quote.decision === 'accepted' ? (
        <p className="lead__note">
          Accepted{quote.decided_at && ` on ${formatDay(quote.decided_at)}`}. It can no longer be changed.
        </p>
      ) : (
        <div className="btn-row">
          <button type="button" className="btn btn--line btn--small" onClick={onRevise}>
            Revise
          </button>
        </div>
      )}
    </>
  );
}
