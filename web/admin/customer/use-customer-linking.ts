import { useState } from 'react';
import type { CustomerSuggestion } from '#domain/customer/seen-customer.ts';
import type { Lead } from '#domain/lead.ts';
import { useOnce } from '../data/use-once.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { tellFailure } from '../tell.ts';

interface Target {
  readonly customer_id: string | null;
  readonly boat_id?: string;
}

/** A lead without boat details belongs to the customer's only boat. */
function targetOf({ customer_id, boats }: CustomerSuggestion, { boat_type, length_ft, brand }: Lead): Target {
  const [only, other] = boats;
  const tellsBoat = (boat_type ?? length_ft ?? brand) !== undefined;
  return { customer_id, ...(only && !other && !tellsBoat && { boat_id: only.id }) };
}

interface LastLink {
  readonly done: 'linked' | 'unlinked';
  readonly back: Target;
}

export interface CustomerLinking {
  readonly isBusy: boolean;
  readonly done: LastLink['done'] | undefined;
  readonly link: (suggestion: CustomerSuggestion) => void;
  readonly choose: (boatId: string) => void;
  readonly boatId: string | undefined;
  readonly unlink: () => void;
  readonly undo: () => void;
}

export function useCustomerLinking({ lead, links }: LeadContext): CustomerLinking {
  const [last, setLast] = useState<LastLink>();
  const { pending, perform } = useOnce('admin-lead-link');
  const { customer, boat } = links;
  const isShared = customer !== undefined && customer.leads > 1;
  /** Who has the lead now: a customer of the lead alone goes with the link, and is made anew. */
  const owner: Target =
    customer && isShared
      ? { customer_id: customer.id, ...(boat && { boat_id: boat.id }) }
      : { customer_id: null };
  const go = async (target: Target, next: LastLink | undefined) => {
    if (pending) return;
    try {
      await perform({ id: lead.id, ...target });
      setLast(next);
    } catch (error) {
      tellFailure(error, 'Failed to link the lead');
    }
  };
  return {
    isBusy: pending !== undefined,
    done: last?.done,
    link: (suggestion) => go(targetOf(suggestion, lead), { done: 'linked', back: owner }),
    choose: (boatId) => customer && go({ customer_id: customer.id, boat_id: boatId }, last),
    boatId: pending?.boat_id ?? boat?.id,
    unlink: () => go({ customer_id: null }, { done: 'unlinked', back: owner }),
    undo: () => last && go(last.back, undefined),
  };
}
