import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedPlan } from '#domain/customer/boat-plan.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { type OfferedPlan, offeredPlans } from '#domain/plan/offered-plans.ts';
import { ApiError } from '../../api/call-operation.ts';
import { callAdmin } from '../data/call-admin.ts';
import { keys } from '../data/keys.ts';
import { useOnce } from '../data/use-once.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

type LoadedPlans = OperationOutput<'admin-plans'>;

export function useOfferedPlans(): OfferedPlan[] {
  const { data } = useQuery({
    queryKey: keys.settings,
    queryFn: ({ signal }) => callAdmin('admin-settings', {}, { signal }),
  });
  return data ? offeredPlans(data.settings.plans) : [];
}

export function usePlans(id: string) {
  const client = useQueryClient();
  const queryKey = keys.plans(id);
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callAdmin('admin-plans', { id }, { signal }),
  });
  const { pending, perform } = useOnce('admin-plans-save');

  /** Whether it was saved. After somebody else's change the page shows theirs, and what was typed stays. */
  const save = async (plans: readonly SavedPlan[], said: string): Promise<boolean> => {
    if (!data || pending) return false;
    try {
      const saved = await perform({ id, version: data.version, plans: [...plans] });
      client.setQueryData<LoadedPlans>(queryKey, saved);
      tellSuccess('Plan saved', said);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await refetch();
      tellFailure(error, 'Failed to save the plan. Please try again.');
      return false;
    }
  };
  return { data, isError, reload: () => void refetch(), isSaving: pending !== undefined, save };
}
