import type { Review } from '#domain/review/review.ts';
import { useConfirmedSend } from '../lead/use-confirmed-send.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

/** A review with what the owner needs to know of its lead. */
export interface GivenReview {
  readonly leadId: string;
  readonly email: string | undefined;
  readonly review: Review;
}

export interface OwnersWord {
  readonly answer?: string;
  readonly site?: boolean;
}

/** What the owner does with a review; true when it is saved. */
export function useReview({ leadId, review }: GivenReview) {
  const { busy, send } = useConfirmedSend('admin-review');
  const say = async (word: OwnersWord, told: string): Promise<boolean> => {
    try {
      const input = { id: leadId, written_at: review.written_at, ...word };
      const answered = await send(input, { about: [input, review], confirmed: true });
      if (answered) tellSuccess('Review Updated', told);
      return answered !== undefined;
    } catch (error) {
      tellFailure(error, 'Failed to save the review');
      return false;
    }
  };
  return { busy, say };
}
