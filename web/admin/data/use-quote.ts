import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OperationRequest } from '#domain/operations/index.ts';
import type { Quote } from '#domain/quote.ts';
import { ApiError } from '../../api/call-operation.ts';
import { callAdmin } from '../call-admin.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { isUnknown } from './is-unknown.ts';
import { keys } from './keys.ts';

export type QuoteLines = OperationRequest<'admin-quote-save'>['line_items'];

export interface LeadQuote {
  /** Undefined while it loads or when the lead has none. */
  readonly quote: Quote | undefined;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly reload: () => void;
  /** Tells how it went and answers whether that worked. When somebody else has changed the quote meanwhile, theirs is loaded. */
  readonly save: (lines: QuoteLines) => Promise<boolean>;
}

const isOvertaken = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** A lead's quote. Asked for only where the lead names one, so that having none is no failure. */
export function useQuote(id: string, quoteId: string | undefined): LeadQuote {
  const client = useQueryClient();
  const queryKey = keys.quote(id);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callAdmin('admin-quote', { id }, { signal }),
    enabled: quoteId !== undefined,
    // While somebody revises it, another version must not take its place unasked.
    refetchOnWindowFocus: false,
    meta: { failure: 'Failed to fetch quote' },
  });
  const { mutateAsync } = useMutation({
    mutationFn: (line_items: QuoteLines) =>
      callAdmin('admin-quote-save', { id, line_items, updated_at: data?.updated_at ?? null }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      tellSuccess('Quote Created', 'Quote has been saved');
    },
    onError: async (refusal) => {
      tellFailure(refusal, 'Failed to create quote');
      if (isOvertaken(refusal)) await refetch();
    },
  });
  const stateOf = (): LeadQuote['state'] => {
    if (data || (error && isUnknown(error))) return 'ready';
    if (error && !isFetching) return 'failed';
    return quoteId === undefined ? 'ready' : 'loading';
  };
  return {
    quote: data,
    state: stateOf(),
    reload: () => void refetch(),
    save: (lines) =>
      mutateAsync(lines).then(
        () => true,
        () => false,
      ),
  };
}
