import { formatMoment, formatNearTime } from '#domain/los-angeles.ts';
import { taxedCents } from '#domain/offer/agreed-price.ts';
import type { ExtraAnswer } from '#domain/offer/extra.ts';
import { lapsedAt } from '#domain/offer/open-extras.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import { taxText } from '#domain/price/tax-rate.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { takesExtras } from '#domain/statuses.ts';
import { unbroken } from '../components/unbroken.ts';
import { Note } from './note.tsx';
import { usePage } from './page-state.ts';
import { PartLink } from './part-link.tsx';
import { SteadyImage } from './steady-image.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useAct } from './use-act.ts';

type Extra = LeadStatus['extras'][number];

interface ExtraCardProps {
  readonly extra: Extra;
  readonly isMain: boolean;
  /** Emails lead here. */
  readonly isLinked: boolean;
}

const said = {
  approve: { tone: 'good', title: 'You approved this.', thanks: 'Approved, thanks.' },
  leave: { tone: 'calm', title: 'You said to leave it.', thanks: 'Okay, we’ll leave it.' },
} as const;

function outcome(extra: Extra): string {
  if (extra.left_off) return 'It isn’t charged.';
  return extra.answer === 'approve'
    ? `That adds ${taxedCents(extra)}, tax included.`
    : 'Your price stays as it was.';
}

/** Work that we found: the customer approves or leaves it; no answer is no. */
export function ExtraCard({ extra, isMain, isLinked }: ExtraCardProps) {
  const { lead, now, accept, tell } = usePage();
  const { send, pending, trouble } = useAct('extra-answer');
  const { id, version, line, amount, photo, sent_at, answer, answer_by } = extra;
  const isOpen = takesExtras(lead.status);
  const lapsed = lapsedAt(extra, now);
  const say = async (chosen: ExtraAnswer) => {
    const page = await send({ id, version, answer: chosen });
    if (!page) return;
    accept(page);
    tell({ tone: 'good', title: said[chosen].thanks });
  };
  return (
    <section className="act" aria-label={line}>
      {photo && (
        <figure className="shot">
          <SteadyImage src={photo} alt={`Our photo: ${line}`} />
          <figcaption>{unbroken(`Your boat, ${formatMoment(sent_at, now)}`)}</figcaption>
        </figure>
      )}
      <h2 id={isLinked ? 'extras' : undefined} tabIndex={-1}>
        {line}
      </h2>
      <p className="amount">
        <b>{formatCents(amount)}</b>
        <span className="quiet num">
          plus {taxText(extra)} tax, {taxedCents(extra)} in all
        </span>
      </p>
      {answer && (
        <Note tone={said[answer].tone} title={said[answer].title}>
          <p>{outcome(extra)}</p>
        </Note>
      )}
      {isOpen && lapsed !== undefined && (
        <Note tone="calm" title={`We needed an answer by ${unbroken(formatMoment(lapsed, now))}.`}>
          <p>
            Without one, it isn’t part of the job, and your price stays as it was. Still want it?{' '}
            <PartLink to="write">Message us</PartLink> and we’ll see if there’s time.
          </p>
        </Note>
      )}
      {!answer && isOpen && lapsed === undefined && (
        <>
          <TroubleNote trouble={trouble} />
          <div className={isMain ? 'go' : undefined}>
            <div className="two two--wide">
              <button
                type="button"
                className="btn btn--line"
                aria-disabled={pending}
                onClick={() => void say('leave')}
              >
                Leave it
              </button>
              <button
                type="button"
                className={`btn ${isMain ? 'btn--main' : 'btn--line'}`}
                aria-disabled={pending}
                aria-busy={pending}
                onClick={() => void say('approve')}
              >
                Approve {taxedCents(extra)}
              </button>
            </div>
          </div>
          <p className="quiet">
            {answer_by !== undefined && `Please answer by ${unbroken(formatNearTime(answer_by, now))}. `}
            If you don’t answer, we’ll leave it as it is, and your price stays the same.
          </p>
        </>
      )}
    </section>
  );
}
