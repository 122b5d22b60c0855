import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatMoment } from '#domain/los-angeles.ts';
import { ApiError, NetworkError } from '../../api/call-operation.ts';
import { randomId } from '../../api/random-id.ts';
import { callAdmin } from '../call-admin.ts';
import { keys } from '../data/keys.ts';
import { serverNow } from '../server-clock.ts';
import { tellError, tellFailure, tellSuccess } from '../tell.ts';
import type { InTheWay, Movable } from './movable.ts';
import { withMoved } from './moved-days.ts';
import type { Calendar } from './use-calendar.ts';

/** A new time that the owner is asked about before anybody is emailed. */
export interface Proposal {
  readonly movable: Movable;
  readonly start: string;
  /** What the server found in the way, which the page had not known of. */
  readonly taken?: readonly InTheWay[];
}

/** What the owner has seen and means all the same. */
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

interface Booking extends Proposal {
  readonly meant: Meant;
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
  // The same request keeps its key until it is answered, so that a lost answer emails nobody twice.
  const last = useRef<{ readonly key: string; readonly request: string }>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ movable, start, meant }: Booking) => {
      const input = {
        leadId: movable.leadId,
        scheduled_at: start,
        ...(movable.visitId !== undefined && { visit_id: movable.visitId }),
        ...(meant.overlap && { overlap: true }),
        ...(meant.past && { past: true }),
      };
      const request = JSON.stringify(input);
      if (last.current?.request !== request) last.current = { key: randomId(), request };
      return callAdmin('admin-schedule', input, { idempotencyKey: last.current.key });
    },
    onMutate: (booking) => showMoved(client, booking),
    onSuccess: (_answer, { movable, start }) => {
      last.current = undefined;
      setProposal(undefined);
      const when = formatMoment(start, serverNow());
      const told = movable.noEmail ? 'Nobody was emailed.' : 'We’ve emailed the customer the time.';
      tellSuccess(toastTitle(movable), `${movable.name}: ${when}. ${told}`);
    },
    onError: (error, booking, before) => {
      for (const [key, known] of before ?? []) client.setQueryData(key, known);
      if (error instanceof ApiError) last.current = undefined;
      if (error instanceof ApiError && error.conflicts) {
        setProposal({ movable: booking.movable, start: booking.start, taken: error.conflicts });
        return;
      }
      if (error instanceof NetworkError) {
        console.error('Failed to send schedule email', error.name);
        tellError(`No connection: nothing was saved. ${booking.movable.name} is where it was.`);
        return;
      }
      setProposal(undefined);
      tellFailure(error, 'Failed to send schedule email');
    },
    onSettled: (_answer, _error, { movable }) => {
      client.invalidateQueries({ queryKey: keys.calendars });
      client.invalidateQueries({ queryKey: keys.lists });
      client.invalidateQueries({ queryKey: keys.lead(movable.leadId) });
    },
  });
  return {
    proposal,
    busy: isPending,
    propose: (movable, start) => setProposal({ movable, start }),
    putBack: () => !isPending && setProposal(undefined),
    book: (meant) => {
      if (proposal && !isPending) mutate({ ...proposal, meant });
    },
  };
}
