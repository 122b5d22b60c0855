import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lead } from '#domain/lead.ts';
import type { CustomerSuggestion } from '#domain/operations/customers.ts';
import { callAdmin } from '../call-admin.ts';
import { keys } from '../data/keys.ts';
import { tellFailure } from '../tell.ts';
import type { LeadDesk } from './lead-desk.ts';

/** A customer and one of their boats; null makes a customer of the lead alone. */
interface Target {
  readonly customer_id: string | null;
  readonly boat_id?: string;
}

/** A lead that tells nothing of its boat is about the only one that the customer has. */
function targetOf({ customer_id, boats }: CustomerSuggestion, { boat_type, length_ft, brand }: Lead): Target {
  const [only, other] = boats;
  const tellsBoat = (boat_type ?? length_ft ?? brand) !== undefined;
  return { customer_id, ...(only && !other && !tellsBoat && { boat_id: only.id }) };
}

/** What was done last, and what undoes it. */
interface LastLink {
  readonly done: 'linked' | 'unlinked';
  readonly back: Target;
}

export interface CustomerLinking {
  readonly isBusy: boolean;
  /** What was done last here and can be undone. */
  readonly done: LastLink['done'] | undefined;
  readonly link: (suggestion: CustomerSuggestion) => void;
  readonly unlink: () => void;
  readonly undo: () => void;
}

/** Links a lead to a customer, or takes it away from one; each can be undone. */
export function useCustomerLinking({ lead, links, put, reload, onChanged }: LeadDesk): CustomerLinking {
  const client = useQueryClient();
  const [last, setLast] = useState<LastLink>();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ target }: { readonly target: Target; readonly next: LastLink | undefined }) =>
      callAdmin('admin-lead-link', { id: lead.id, ...target }),
    onSuccess: (answer, { next }) => {
      put(answer.lead);
      setLast(next);
      reload();
      onChanged();
      client.invalidateQueries({ queryKey: keys.customer(answer.customer.id) });
    },
    onError: (error) => {
      tellFailure(error, 'Failed to link the lead');
      reload();
    },
  });
  const { customer, boat } = links;
  const isShared = customer !== undefined && customer.leads > 1;
  /** Who has the lead now: a customer of the lead alone goes with the link, and is made anew. */
  const owner: Target =
    customer && isShared
      ? { customer_id: customer.id, ...(boat && { boat_id: boat.id }) }
      : { customer_id: null };
  const go = (target: Target, next: LastLink | undefined) => {
    if (!isPending) mutate({ target, next });
  };
  return {
    isBusy: isPending,
    done: last?.done,
    link: (suggestion) => go(targetOf(suggestion, lead), { done: 'linked', back: owner }),
    unlink: () => go({ customer_id: null }, { done: 'unlinked', back: owner }),
    undo: () => last && go(last.back, undefined),
  };
}
