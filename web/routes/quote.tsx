import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { bookingLink } from '#domain/booking/booking-link.ts';
import { promises } from '#domain/business.ts';
import type { PublicQuote } from '#domain/offer/quote.ts';
import { askedPast } from '#domain/price/price-words.ts';
import { ApiError, callOperation } from '../api/call-operation.ts';
import { checkingText, once, Unanswered } from '../api/once.ts';
import { PageHead } from '../components/page-head.tsx';
import { Waterline } from '../components/waterline.tsx';
import { DecisionButtons } from '../offer/decision-buttons.tsx';
import { QuoteSheet } from '../offer/quote-sheet.tsx';
import { wayBack } from '../offer/way-back.ts';
import { NotFoundPage } from './not-found.tsx';
import '../styles/quote.css';

const afterDecision = {
  accepted: 'Thanks. We’ll email you to set a date.',
  declined: 'Changed your mind? Reply to any of our emails.',
} as const;

type Loaded = PublicQuote | 'loading' | 'not-found' | 'unreachable' | 'failed';

/** /quote/{quoteId}: a saved quote, printable; a lead's quote can be accepted or declined here. */
export function QuotePage() {
  const { quoteId = '' } = useParams();
  const [quote, setQuote] = useState<Loaded>('loading');
  const [attempt, setAttempt] = useState(0);
  const [deciding, setDeciding] = useState(false);
  const [problem, setProblem] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again for the same quote
  useEffect(() => {
    const reading = new AbortController();
    callOperation('quote', { quoteId }, { signal: reading.signal }).then(setQuote, (error: unknown) => {
      if (reading.signal.aborted) return;
      const failure = error instanceof ApiError ? 'failed' : 'unreachable';
      setQuote(error instanceof ApiError && error.status === 404 ? 'not-found' : failure);
    });
    return () => reading.abort();
  }, [quoteId, attempt]);

  const decide = async (decision: 'accepted' | 'declined') => {
    setDeciding(true);
    setProblem('');
    try {
      const seen = typeof quote === 'object' ? { updated_at: quote.updated_at } : {};
      const decided = await once(
        JSON.stringify(['quote-decide', quoteId, decision, seen]),
        () => callOperation('quote-decide', { quoteId, decision, ...seen }),
        { onUnknown: () => setProblem(checkingText) },
      );
      setQuote(decided);
      setProblem('');
    } catch (error) {
      const sentence = error instanceof ApiError ? error.message : '';
      // Decided or revised in the meantime: the page is out of date.
      if (error instanceof ApiError && error.status === 409) setAttempt((last) => last + 1);
      const failed =
        error instanceof Unanswered
          ? 'We don’t know if your answer was saved. Please try again: it won’t count twice.'
          : 'We couldn’t save your answer. Please try again.';
      setProblem(sentence || failed);
    } finally {
      setDeciding(false);
    }
  };

  if (quote === 'not-found') return <NotFoundPage />;
  const isLoaded = typeof quote === 'object';
  const back = wayBack(quoteId);
  return (
    <>
      <PageHead title="Your quote" description="A saved quote." path={`/quote/${quoteId}`} noindex />
      <div className="wrap top">
        <h1>Your quote</h1>
        <p>
          {isLoaded && quote.for_lead ? askedPast(quote.subtotal) : promises.finalPrice} {promises.payment}
        </p>
      </div>
      <Waterline at="58%" />
      <div className="section section--close on-paper" aria-busy={quote === 'loading'}>
        <div className="wrap">
          <div className="measure quote">
            {quote === 'loading' && <p role="status">Loading your quote</p>}
            {(quote === 'unreachable' || quote === 'failed') && (
              <>
                <p role="alert">
                  {quote === 'failed' ? 'Something went wrong on our side.' : 'We can’t reach the server.'}{' '}
                  Your quote is safe.
                </p>
                <button type="button" className="btn btn--line" onClick={() => setAttempt(attempt + 1)}>
                  Try again
                </button>
              </>
            )}
            {isLoaded && <QuoteSheet quote={quote} />}
            {isLoaded && quote.for_lead && quote.decision && <p>{afterDecision[quote.decision]}</p>}
            {problem && (
              <p className="err" role="alert">
                {problem}
              </p>
            )}
            {isLoaded && quote.closed && <p>{quote.closed}</p>}
            {isLoaded && quote.for_lead && !quote.decision && !quote.closed && (
              <DecisionButtons key={quote.updated_at} quote={quote} deciding={deciding} onDecide={decide} />
            )}
            {isLoaded && (
              <p className="btn-row sheet__actions">
                {!quote.for_lead && quote.package_id && (
                  <a
                    className="btn btn--main"
                    href={`${bookingLink(quote.package_id, quote.length_ft)}${quote.length_ft === undefined ? '' : '#step-2'}`}
                  >
                    Book this
                  </a>
                )}
                {back && (
                  <a className="btn btn--line" href={back}>
                    Back to your request
                  </a>
                )}
                <button type="button" className="btn btn--line" onClick={() => window.print()}>
                  Print
                </button>
              </p>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
