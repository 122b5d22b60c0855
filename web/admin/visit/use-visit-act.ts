import { useState } from 'react';
import type { OperationRequest } from '#domain/operations/index.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { ApiError } from '../../api/call-operation.ts';
import { useKeptAct } from '../data/use-kept-act.ts';
import { isFull } from '../device/full.ts';
import { tellFailure } from '../tell.ts';

type VisitAct = Extract<
  OperationRequest<'admin-visit'>['act'],
  'on-my-way' | 'late' | 'start' | 'take-back-start' | 'finish' | 'miss'
>;

interface Act {
  readonly act: VisitAct;
  readonly mail?: boolean;
  readonly about?: string;
  readonly why?: string;
}

const words: Record<VisitAct, string> = {
  'on-my-way': 'On my way',
  late: 'Running late',
  start: 'Start',
  'take-back-start': 'Not started',
  finish: 'Finish',
  miss: 'Missed',
};

/** A wrong press of these would tell the customer what is not so. */
const undoable: readonly VisitAct[] = ['on-my-way', 'start', 'miss', 'finish'];

export type ActedOn = Pick<TodayVisit, 'id' | 'lead_id' | 'name' | 'start'>;

/** What the owner does with a visit at the dock. A visit that was changed elsewhere meanwhile is loaded afresh. */
export function useVisitAct({ id, lead_id, name, start }: ActedOn) {
  const { pending, unkept, perform } = useKeptAct('admin-visit');
  /** It was to be started, and is planned for a later day. */
  const [isNotToday, setNotToday] = useState(false);
  return {
    pending: pending?.act,
    unkept,
    isNotToday,
    /** Answers whether it worked, or is safe on this device until there is a line; not when it was undone. */
    perform: async (said: Act): Promise<boolean> => {
      try {
        const about = {
          leadId: lead_id,
          said: `${words[said.act]}, ${name}`,
          canUndo: undoable.includes(said.act),
        };
        return (await perform({ id: lead_id, visitId: id, seen_start: start, ...said }, about)) !== 'undone';
      } catch (error) {
        setNotToday(error instanceof ApiError && error.reason === 'not-today');
        if (!isFull(error)) tellFailure(error, 'Failed to save. Please try again.');
        return false;
      }
    },
  };
}
