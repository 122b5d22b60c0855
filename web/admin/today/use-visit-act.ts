import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TodayVisit } from '#domain/operations/calendar.ts';
import type { OperationRequest } from '#domain/operations/index.ts';
import { callAdmin } from '../call-admin.ts';
import { keys } from '../data/keys.ts';
import { tellFailure } from '../tell.ts';

type VisitAct = Extract<OperationRequest<'admin-visit'>['act'], 'on-my-way' | 'start' | 'finish'>;

interface Act {
  readonly act: VisitAct;
  readonly mail?: boolean;
}

/** What the owner does with a visit at the dock. A visit that was changed elsewhere meanwhile is loaded afresh. */
export function useVisitAct({ id, lead_id }: Pick<TodayVisit, 'id' | 'lead_id'>) {
  const client = useQueryClient();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ act, mail = false }: Act) =>
      callAdmin('admin-visit', { id: lead_id, visitId: id, act, mail }),
    onError: (error) => tellFailure(error, 'Failed to save. Please try again.'),
    onSettled: () =>
      Promise.all(
        [keys.today, keys.lists, keys.lead(lead_id), keys.timeline(lead_id)].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return {
    pending: isPending ? variables.act : undefined,
    /** Answers whether it worked. */
    perform: (act: Act) =>
      mutateAsync(act).then(
        () => true,
        () => false,
      ),
  };
}
