import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { HandLead } from '#domain/hand-lead.ts';
import type { Lead } from '#domain/lead.ts';
import { randomId } from '../../api/random-id.ts';
import { callAdmin } from '../call-admin.ts';
import { keys } from '../data/keys.ts';
import { tellFailure } from '../tell.ts';
import type { CustomerLink } from './customer-link.ts';

export interface CreateLead {
  readonly isSaving: boolean;
  /** Saves the lead, links it, and answers it; undefined when that failed, which was told. */
  readonly create: (hand: HandLead, link: CustomerLink | undefined) => Promise<Lead | undefined>;
}

export function useCreateLead(): CreateLead {
  const client = useQueryClient();
  // The same lead keeps its key until it is answered, so that a lost answer makes no second one.
  const last = useRef<{ readonly key: string; readonly body: string }>(undefined);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (hand: HandLead) => {
      const body = JSON.stringify(hand);
      if (last.current?.body !== body) last.current = { key: randomId(), body };
      return (await callAdmin('admin-lead-create', hand, { idempotencyKey: last.current.key })).lead;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.lists }),
    onError: (error) => tellFailure(error, 'Failed to save the lead'),
  });
  const linkTo = async ({ id }: Lead, { customer, boat }: CustomerLink): Promise<void> => {
    try {
      await callAdmin('admin-lead-link', { id, customer_id: customer.id, ...(boat && { boat_id: boat.id }) });
    } catch (error) {
      tellFailure(error, 'The lead is saved, but not linked. Link it from the lead.');
    }
  };
  return {
    isSaving: isPending,
    create: async (hand, link) => {
      const lead = await mutateAsync(hand).catch(() => undefined);
      if (lead && link) await linkTo(lead, link);
      return lead;
    },
  };
}
