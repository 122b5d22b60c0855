import { useState } from 'react';
import type { OperationRequest } from '#domain/operations/index.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { ApiError } from '../../api/call-operation.ts';
import { useOnce } from '../data/use-once.ts';
import { tellFailure } from '../tell.ts';

type VisitAct = Extract<OperationRequest<'admin-visit'>['act'], 'on-my-way' | 'late' | 'start' | 'finish'>;

interface Act {
  readonly act: VisitAct;
  readonly mail?: boolean;
  readonly about?: string;
  readonly why?: string;
}

/** What the owner does with a visit at the dock. A visit that was changed elsewhere meanwhile is loaded afresh. */
export function useVisitAct({ id, lead_id }: Pick<TodayVisit, 'id' | 'lead_id'>) {
  const { pending, perform } = useOnce('admin-visit');
  /** It was to be started, and is planned for a later day. */
  const [isNotToday, setNotToday] = useState(false);
  return {
    pending: pending?.act,
    isNotToday,
    /** Answers whether it worked. */
    perform: async ({ mail = false, ...said }: Act): Promise<boolean> => {
      try {
        await perform({ id: lead_id, visitId: id, mail, ...said }, { untilShown: true });
        return true;
      } catch (error) {
        setNotToday(error instanceof ApiError && error.reason === 'not-today');
        tellFailure(error, 'Failed to save. Please try again.');
        return false;
      }
    },
  };
}
