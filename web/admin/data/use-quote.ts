import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Quote } from '#domain/offer/quote.ts';
import type { OperationRequest } from '#domain/operations/index.ts';
import { ApiError } from '../../api/call-operation.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { callAdmin } from './call-admin.ts';
import { isUnknown } from './is-unknown.ts';
import { keys } from './keys.ts';
import { useOnce } from './use-once.ts';

export type QuoteLines = OperationRequest<'admin-quote-save'>['line_items'];

export interface LeadQuote {
  /** Undefined while loading and for a lead without a quote. */
  readonly quote: Quote | undefined;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly reload: () => void;
  /** Shows a toast and resolves to whether it was saved. On a conflict the other admin's version is loaded. */
  readonly save: (lines: QuoteLines) => Promise<boolean>;
}

const isOvertaken = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Only asked for when the lead names a quote, so a lead without one is no failure. */
export function useQuote(id: string, quoteId: string | undefined): LeadQuote {
  const client = useQueryClient();
  const queryKey = keys.quote(id);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callAdmin('admin-quote', { id }, { signal }),
    enabled: quoteId !== undefined,
    // A refetch must not replace the version that is being revised.
    refetchOnWindowFocus: false,
    meta: { failure: 'Couldn’t load the quote.' },
  });
  const { perform } = useOnce('admin-quote-save');
  const save = async (line_items: QuoteLines): Promise<boolean> => {
    try {
      const saved = await perform({ id, line_items, updated_at: data?.updated_at ?? null });
      client.setQueryData(queryKey, saved);
      tellSuccess('Quote Created', 'Quote has been saved');
      return true;
    } catch (refusal) {
      tellFailure(refusal, 'Failed to create quote');
      if (isOvertaken(refusal)) await refetch();
      return false;
    }
  };
  const stateOf = (): LeadQuote['state'] => {
    if (data || (error && isUnknown(error))) return 'ready';
    if (error && !isFetching) return 'failed';
    return quoteId === undefined ? 'ready' : 'loading';
  };
  return {
    quote: data,
    state: stateOf(),
    reload: () => void refetch(),
    save,
  };
}
