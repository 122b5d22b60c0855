import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CustomerSave, SeenCustomer } from '#domain/customer/seen-customer.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { ApiError } from '../../api/call-operation.ts';
import { callAdmin } from '../data/call-admin.ts';
import { isUnknown } from '../data/is-unknown.ts';
import { keys } from '../data/keys.ts';
import { useOnce } from '../data/use-once.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

export type LoadedCustomer = OperationOutput<'admin-customer'>;

export interface Edit {
  /** The part that is edited, to see whether somebody else has changed it. */
  readonly part: (customer: SeenCustomer) => unknown;
  readonly apply: (customer: SeenCustomer) => CustomerSave;
}

/** How a save went; `conflict`: somebody else has changed the same part, and the page now shows theirs. */
export type SaveOutcome = 'saved' | 'conflict' | 'failed';

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** A save that changes nothing. */
export const saveOf = ({ id, version, name, emails, phones, note, boats }: SeenCustomer): CustomerSave => ({
  id,
  version,
  name,
  emails,
  phones,
  ...(note !== undefined && { note }),
  boats,
});

export function useCustomer(id: string) {
  const client = useQueryClient();
  const queryKey = keys.customer(id);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callAdmin('admin-customer', { id }, { signal }),
    meta: { failure: 'Couldn’t load this customer.' },
  });

  const { perform } = useOnce('admin-customer-save');

  /** Saves on top of the version that was seen. A change elsewhere in the customer is kept beside it. */
  const saveOnTop = async (seen: SeenCustomer, edit: Edit): Promise<SaveOutcome> => {
    try {
      const { customer } = await perform(edit.apply(seen));
      client.setQueryData<LoadedCustomer>(queryKey, (known) => known && { ...known, customer });
      tellSuccess('Customer saved', customer.name);
      return 'saved';
    } catch (refusal) {
      if (!isConflict(refusal)) throw refusal;
      const newest = (await refetch({ throwOnError: true })).data?.customer;
      const isSame = newest && JSON.stringify(edit.part(newest)) === JSON.stringify(edit.part(seen));
      return newest && isSame && newest.version !== seen.version ? saveOnTop(newest, edit) : 'conflict';
    }
  };
  const save = async (seen: SeenCustomer, edit: Edit): Promise<SaveOutcome> => {
    try {
      return await saveOnTop(seen, edit);
    } catch (failure) {
      tellFailure(failure, 'Failed to save customer');
      return 'failed';
    }
  };
  const stateOf = () => {
    if (data) return 'loaded';
    if (!error || isFetching) return 'loading';
    return isUnknown(error) ? 'gone' : 'failed';
  };
  return {
    data,
    state: stateOf(),
    isStale: data !== undefined && error !== null,
    reload: () => void refetch(),
    save,
  };
}

export type SaveCustomer = ReturnType<typeof useCustomer>['save'];
