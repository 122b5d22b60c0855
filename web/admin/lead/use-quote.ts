import { useEffect, useState } from 'react';
import type { OperationRequest } from '#domain/operations/index.ts';
import type { Quote } from '#domain/quote.ts';
import { ApiError } from '../../api/call-operation.ts';
import { callAdmin } from '../call-admin.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

export type QuoteLines = OperationRequest<'admin-quote-save'>['line_items'];

export interface LeadQuote {
  /** Undefined while it loads or when the lead has none. */
  readonly quote: Quote | undefined;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly reload: () => void;
  /** Tells how it went and answers whether that worked. When somebody else has changed the quote meanwhile, theirs is loaded. */
  readonly save: (lines: QuoteLines) => Promise<boolean>;
}

/** A lead's quote. Asked for only where the lead names one, so that having none is no failure. */
export function useQuote(id: string, quoteId: string | undefined): LeadQuote {
  const [quote, setQuote] = useState<Quote>();
  const [state, setState] = useState<LeadQuote['state']>(quoteId === undefined ? 'ready' : 'loading');
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks anew
  useEffect(() => {
    if (quoteId === undefined) return;
    const leaving = new AbortController();
    callAdmin('admin-quote', { id }, { signal: leaving.signal }).then(
      (loaded) => {
        setQuote(loaded);
        setState('ready');
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        if (error instanceof ApiError && error.status === 404) return setState('ready');
        tellFailure(error, 'Failed to fetch quote');
        setState('failed');
      },
    );
    return () => leaving.abort();
  }, [id, quoteId, round]);

  return {
    quote,
    state,
    reload: () => setRound(round + 1),
    save: async (line_items) => {
      try {
        const updated_at = quote?.updated_at ?? null;
        setQuote(await callAdmin('admin-quote-save', { id, line_items, updated_at }));
        tellSuccess('Quote Created', 'Quote has been saved');
        return true;
      } catch (error) {
        tellFailure(error, 'Failed to create quote');
        const isOvertaken = error instanceof ApiError && error.status === 409;
        if (isOvertaken) setQuote(await callAdmin('admin-quote', { id }).catch(() => quote));
        return false;
      }
    },
  };
}
