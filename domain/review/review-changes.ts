import type { Lead } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import { type NewTimelineEntry, newEntry } from '../timeline.ts';
import type { Review } from './review.ts';
import { reviewConsentText, signatureOf, starsText } from './review-words.ts';

export interface SaidReview {
  readonly rating?: number | undefined;
  readonly words?: string | undefined;
  readonly publish: boolean;
}

export const reviewRefusal = ({ status, record }: Pick<Lead, 'status' | 'record'>): string | undefined =>
  status === 'COMPLETED' || record ? undefined : 'You can review us once the work is done.';

/** What is left out stays as it was; empty words are taken back. */
function contentAfter(before: Review | undefined, said: SaidReview): Pick<Review, 'rating' | 'words'> {
  const rating = said.rating ?? before?.rating;
  const words = said.words ?? before?.words ?? '';
  return { ...(rating !== undefined && { rating }), ...(words !== '' && { words }) };
}

export const saysNothing = ({ review }: Pick<Lead, 'review'>, said: SaidReview): boolean =>
  Object.keys(contentAfter(review, said)).length === 0;

const textOf = ({ rating, words }: Pick<Review, 'rating' | 'words'>): string =>
  [starsText(rating), words].filter(Boolean).join('. ');

/** Stars, words and consent of a customer. What the owner had said about other words no longer counts. */
export function reviewSaid(lead: Lead, said: SaidReview, now: string): LeadChange | undefined {
  const before = lead.review;
  const content = contentAfter(before, said);
  const isSame = before !== undefined && textOf(before) === textOf(content);
  const allowed = before?.consent !== undefined;
  if (isSame && allowed === said.publish) return undefined;
  const wording = reviewConsentText(signatureOf(lead));
  const review: Review = {
    ...(isSame ? before : { ...content, written_at: now, ...(before?.answer && { answer: before.answer }) }),
    consent: before?.consent ?? { wording, place: 'status page', at: now },
  };
  const { consent: _consent, site: _site, ...unpublished } = review;
  const by = { lead_id: lead.id, is_public: false };
  const { publish } = said;
  const entries: NewTimelineEntry[] = [
    ...(isSame
      ? []
      : [
          newEntry(
            {
              ...by,
              status: before ? 'Review changed' : 'Review',
              note: textOf(content),
              news: { kind: 'review', publish, ...(content.words && { said: content.words }) },
            },
            'customer',
            now,
          ),
        ]),
    ...(allowed === publish
      ? []
      : [
          newEntry(
            {
              ...by,
              status: publish ? 'Review may be shown' : 'Review may no longer be shown',
              note: wording,
              news: { kind: 'review-consent', publish },
            },
            'customer',
            now,
          ),
        ]),
  ];
  return {
    fields: { review: publish ? review : unpublished, updated_at: now },
    entries,
    mailsEntry: 'news',
  };
}

export interface OwnersWord {
  /** `written_at` of the review that was seen. */
  readonly written_at: string;
  readonly answer?: string | undefined;
  readonly site?: boolean | undefined;
}

export function wordRefusal({ review }: Pick<Lead, 'review'>, word: OwnersWord): string | undefined {
  if (!review) return 'There’s no review yet.';
  if (review.written_at !== word.written_at) {
    return 'This review was changed in the meantime. Please look again.';
  }
  return word.site && !review.consent ? 'The customer hasn’t said that it may be shown.' : undefined;
}

export const reviewAnsweredStatus = 'Review answered';

/** The owner has read a review, answers it by email, or marks what may go on the site. */
export function reviewAnswered(lead: Lead, review: Review, word: OwnersWord, editor: Editor): LeadChange {
  const { now, admin } = editor;
  const { site: marked, ...rest } = review;
  const isOnSite = word.site ?? marked !== undefined;
  const isAnswered = word.answer !== undefined && word.answer !== review.answer?.text;
  const answer = isAnswered ? { text: word.answer, at: now } : review.answer;
  return {
    fields: {
      review: {
        ...rest,
        seen_at: now,
        ...(answer && { answer }),
        ...(isOnSite && { site: marked ?? { at: now, by: admin } }),
      },
      updated_at: now,
    },
    entries: [
      ...(isAnswered
        ? [
            newEntry(
              {
                lead_id: lead.id,
                status: reviewAnsweredStatus,
                note: word.answer,
                is_public: false,
                mailed: true,
              },
              admin,
              now,
            ),
          ]
        : []),
      ...(isOnSite === (marked !== undefined)
        ? []
        : [
            newEntry(
              {
                lead_id: lead.id,
                status: isOnSite ? 'Review may go on the site' : 'Review stays off the site',
                is_public: false,
              },
              admin,
              now,
            ),
          ]),
    ],
    ...(isAnswered && lead.email !== undefined && { mailsEntry: 'message' as const }),
  };
}
