import { useRef } from 'react';
import type { LeadContext } from '../lead/lead-context.ts';
import { AnswerForm } from './answer-form.tsx';
import { MarkRead } from './mark-read.tsx';
import { ReviewBody } from './review-body.tsx';

/** What the customer says of the job. */
export function ReviewSection({ context: { lead } }: { readonly context: LeadContext }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, email, full_name, review } = lead;
  if (!review) return null;
  const given = { leadId: id, email, review };
  const leave = () => heading.current?.focus();
  return (
    <section className="lead__sec" aria-labelledby="review">
      <h3 id="review" ref={heading} tabIndex={-1}>
        Review
      </h3>
      <ReviewBody given={given} />
      <MarkRead given={given} name={full_name} onDone={leave} />
      {!review.answer && <AnswerForm key={review.written_at} given={given} look="btn--line" onSent={leave} />}
    </section>
  );
}
