import type { ManualLead } from '#domain/booking/manual-lead.ts';
import type { Lead } from '#domain/lead.ts';
import { NotSent } from '../../api/once.ts';
import { useOnce } from '../data/use-once.ts';
import { keptHere, tellFailure } from '../tell.ts';
import type { CustomerLink } from './customer-link.ts';

export interface CreateLead {
  readonly isSaving: boolean;
  /** Saves the lead, links it, and answers it; undefined when that failed, which was told. */
  readonly create: (hand: ManualLead, link: CustomerLink | undefined) => Promise<Lead | undefined>;
}

export function useCreateLead(): CreateLead {
  const creating = useOnce('admin-lead-create');
  const linking = useOnce('admin-lead-link');
  const linkTo = async ({ id }: Lead, { customer, boat }: CustomerLink): Promise<void> => {
    try {
      await linking.perform({ id, customer_id: customer.id, ...(boat && { boat_id: boat.id }) });
    } catch (error) {
      tellFailure(error, 'The lead is saved, but not linked. Link it from the lead.');
    }
  };
  return {
    isSaving: creating.pending !== undefined || linking.pending !== undefined,
    create: async (hand, link) => {
      try {
        const { lead } = await creating.perform(hand);
        if (link) await linkTo(lead, link);
        return lead;
      } catch (error) {
        tellFailure(
          error,
          'Failed to save the lead',
          keptHere,
          error instanceof NotSent ? 'Not saved yet' : undefined,
        );
        return undefined;
      }
    },
  };
}
