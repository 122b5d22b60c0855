import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#domain/los-angeles.ts';
import { ApiError } from '../../api/call-operation.ts';
import { NotSent } from '../../api/once.ts';
import { keys } from '../data/keys.ts';
import { serverNow } from '../data/server-clock.ts';
import type { Calendar } from '../data/use-calendar.ts';
import { useOnce } from '../data/use-once.ts';
import { tellError, tellFailure, tellSuccess } from '../tell.ts';
import type { InTheWay, Movable } from '../visit/movable.ts';
import { withMoved } from './moved-days.ts';

export interface Proposal {
  readonly movable: Movable;
  readonly start: string;
  /** What the server found in the way, which the page had not known of. */
  readonly taken?: readonly InTheWay[];
}

interface Meant {
  readonly overlap: boolean;
  readonly past: boolean;
}

export interface Move {
  readonly proposal: Proposal | undefined;
  readonly busy: boolean;
  readonly propose: (movable: Movable, start: string) => void;
  readonly putBack: () => void;
  readonly book: (meant: Meant) => void;
}

type Shown = [readonly unknown[], Calendar | undefined][];

async function showMoved(client: QueryClient, { movable, start }: Proposal): Promise<Shown> {
  await client.cancelQueries({ queryKey: keys.calendars });
  const before = client.getQueriesData<Calendar>({ queryKey: keys.calendars });
  client.setQueriesData<Calendar>(
    { queryKey: keys.calendars },
    (known) => known && withMoved(known, movable, start),
  );
  return before;
}

const toastTitle = ({ start }: Movable): string =>
  start === undefined ? 'Appointment Scheduled' : 'Appointment Moved';

/** Gives a visit another time, or a lead its first: asks, shows it at once, and takes it back when refused. */
export function useMove(): Move {
  const client = useQueryClient();
  const [proposal, setProposal] = useState<Proposal>();
  const { pending, perform } = useOnce('admin-schedule');
  const busy = pending !== undefined;
  const tellBooked = ({ movable, start }: Proposal, mailed: boolean) => {
    const when = formatMoment(start, serverNow());
    const told = mailed ? 'We’ve emailed the customer the time.' : 'Nobody was emailed.';
    tellSuccess(toastTitle(movable), `${movable.name}: ${when}. ${told}`);
  };
  const refused = (error: unknown, { movable, start }: Proposal) => {
    if (error instanceof ApiError && error.conflicts) {
      setProposal({ movable, start, taken: error.conflicts });
      return;
    }
    if (error instanceof NotSent) {
      console.error('Failed to send schedule email', error.name);
      tellError(`No connection: nothing was saved. ${movable.name} is where it was.`);
      return;
    }
    setProposal(undefined);
    tellFailure(error, 'Failed to send schedule email');
  };
  const book = async (wanted: Proposal, meant: Meant) => {
    const { movable, start } = wanted;
    const shown = showMoved(client, wanted);
    try {
      const { mailed } = await perform({
        leadId: movable.leadId,
        scheduled_at: start,
        ...(movable.visitId !== undefined && { visit_id: movable.visitId }),
        ...(meant.overlap && { overlap: true }),
        ...(meant.past && { past: true }),
      });
      setProposal(undefined);
      tellBooked(wanted, mailed);
    } catch (error) {
      for (const [key, known] of await shown) client.setQueryData(key, known);
      refused(error, wanted);
    }
  };
  return {
    proposal,
    busy,
    propose: (movable, start) => setProposal({ movable, start }),
    putBack: () => !busy && setProposal(undefined),
    book: (meant) => {
      if (proposal && !busy) void book(proposal, meant);
    },
  };
}
