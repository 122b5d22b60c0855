import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { PublicQuote } from '#domain/quote.ts';
import { ApiError, callOperation } from '../api/call-operation.ts';
import { PageHead } from '../components/page-head.tsx';
import { Waterline } from '../components/waterline.tsx';
import { QuoteSheet } from '../quote/quote-sheet.tsx';
import { NotFoundPage } from './not-found.tsx';
import '../styles/quote.css';

type Loaded = PublicQuote | 'loading' | 'not-found' | 'unreachable';

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
      setQuote(error instanceof ApiError && error.status === 404 ? 'not-found' : 'unreachable');
    });
    return () => reading.abort();
  }, [quoteId, attempt]);

  const decide = async (decision: 'accepted' | 'declined') => {
    setDeciding(true);
    setProblem('');
    try {
      const seen = typeof quote === 'object' ? { updated_at: quote.updated_at } : {};
      setQuote(await callOperation('quote-decide', { quoteId, decision, ...seen }));
    } catch (error) {
      const sentence = error instanceof ApiError ? error.message : '';
      // Decided or revised meanwhile: what stands here is no longer so.
      if (error instanceof ApiError && error.status === 409) setAttempt((last) => last + 1);
      setProblem(sentence || 'We could not save your answer. Please try again.');
    } finally {
      setDeciding(false);
    }
  };

  if (quote === 'not-found') return <NotFoundPage />;
  const isLoaded = typeof quote === 'object';
  return (
    <>
      <PageHead title="Your quote" description="A saved quote." path={`/quote/${quoteId}`} noindex />
      <div className="wrap top">
        <h1>Your quote</h1>
        <p>
          The final price may vary with what we find at the boat. Payment is due on completion unless
          arranged.
        </p>
      </div>
      <Waterline at="58%" />
      <div className="section section--close on-paper" aria-busy={quote === 'loading'}>
        <div className="wrap measure">
          {quote === 'loading' && <p role="status">Loading the quote</p>}
          {quote === 'unreachable' && (
            <>
              <p role="alert">We cannot reach the server. The quote is safe.</p>
              <button type="button" className="btn btn--line" onClick={() => setAttempt(attempt + 1)}>
                Try again
              </button>
            </>
          )}
          {isLoaded && <QuoteSheet quote={quote} />}
          {isLoaded && quote.for_lead && quote.decision === 'declined' && (
            <p>Changed your mind? Reply to any of our emails.</p>
          )}
          {problem && (
            <p className="err" role="alert">
              {problem}
            </p>
          )}
          {isLoaded && (
            <p className="btn-row sheet__actions">
              {!quote.for_lead && quote.package_id && (
                <a
                  className="btn btn--main"
                  href={`/booking?package=${quote.package_id}&length=${quote.length_ft ?? ''}`}
                >
                  Book this
                </a>
              )}
              {quote.for_lead && !quote.decision && (
                <>
                  <button
                    type="button"
                    className="btn btn--main"
                    disabled={deciding}
                    onClick={() => decide('accepted')}
                  >
                    Accept
                  </button>
                  <button
                    type="button"
                    className="btn btn--line"
                    disabled={deciding}
                    onClick={() => decide('declined')}
                  >
                    Decline
                  </button>
                </>
              )}
              <button type="button" className="btn btn--line" onClick={() => window.print()}>
                Print
              </button>
            </p>
          )}
        </div>
      </div>
    </>
  );
}
