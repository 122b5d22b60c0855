import type { Review } from '#domain/review/review.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { useConfirmedSend } from '../lead/use-confirmed-send.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

export interface OwnersWord {
  readonly answer?: string;
  readonly site?: boolean;
}

/** What the owner does with a review; true when it is saved. */
export function useReview({ lead }: LeadContext, { written_at }: Review) {
  const { busy, send } = useConfirmedSend('admin-review');
  const say = async (word: OwnersWord, told: string): Promise<boolean> => {
    try {
      const input = { id: lead.id, written_at, ...word };
      const answered = await send(input, { about: [input, lead.review], confirmed: true });
      if (answered) tellSuccess('Lead Updated', told);
      return answered !== undefined;
    } catch (error) {
      tellFailure(error, 'Failed to update lead');
      return false;
    }
  };
  return { busy, say };
}
