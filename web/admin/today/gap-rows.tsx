import { useState } from 'react';
import type { Gap, GapPerson, UnfilledGap } from '#domain/gap/gap.ts';
import { refusedNames } from '#domain/gap/refused-names.ts';
import { formatMoment, formatNearDay, formatTime } from '#domain/los-angeles.ts';
import { capitalized, counted } from '#domain/plain-text.ts';
import { beforeTax, rangeText } from '#domain/price/price-words.ts';
import { unbroken } from '../../components/unbroken.ts';
import { useOnce } from '../data/use-once.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { useOnline } from '../use-online.ts';
import { ActRow, RowProblem } from './act-row.tsx';

const whyFree = {
  cancel: 'opened up: a visit was canceled.',
  move: 'opened up: a visit was moved.',
} as const;

const whenText = (start: string, now: string): string =>
  unbroken(`${capitalized(formatNearDay(start, now))}, ${formatTime(start)}`);

const sentText = (count: number): string =>
  `${counted(count, 'offer')} emailed.${count > 1 ? ' The first yes gets the time.' : ''}`;

function GapRow({ gap, now }: { readonly gap: Gap; readonly now: string }) {
  const { start, freed_by, people } = gap;
  const { pending, perform } = useOnce('admin-gap-offer');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const isOnline = useOnline();
  const isOff = pending !== undefined || !isOnline;
  const offer = async () => {
    if (isOff) return;
    const lead_ids = people.map(({ lead_id }) => lead_id);
    try {
      const { results } = await perform({ start, lead_ids }, { untilShown: true });
      const sent = results.filter(({ ok }) => ok).length;
      setProblems(
        Object.fromEntries(results.flatMap(({ lead_id, error }) => (error ? [[lead_id, error]] : []))),
      );
      if (sent > 0) tellSuccess('Sent', sentText(sent));
    } catch (error) {
      tellFailure(error, 'Failed to send. Please try again.');
    }
  };
  const person = ({ lead_id, name, why, ...price }: GapPerson) => (
    <span className="gap__one" key={lead_id}>
      <b>{name}</b> {why}: {unbroken(`${rangeText(price)} ${beforeTax}`)}.
      <RowProblem text={problems[lead_id]} />
    </span>
  );
  return (
    <ActRow
      act={pending ? 'Sending...' : people.length === 1 ? 'Offer it' : `Offer it to ${people.length}`}
      about={`(${formatMoment(start, now)})`}
      isOff={isOff}
      onAct={() => void offer()}
    >
      {whenText(start, now)} {freed_by ? whyFree[freed_by] : 'has room.'}
      {people.map(person)}
    </ActRow>
  );
}

const refusedText = ({ refused }: UnfilledGap): string =>
  refused.length === 0
    ? 'Nobody waiting asked for that day or is near it.'
    : `Nobody is left to offer it to: ${refusedNames(refused)}.`;

interface GapRowsProps {
  readonly gaps: readonly Gap[];
  readonly unfilled: readonly UnfilledGap[];
  readonly now: string;
}

/** Times that are free, each with those to whom one press offers it, or why it is offered to nobody. */
export function GapRows({ gaps, unfilled, now }: GapRowsProps) {
  if (gaps.length === 0 && unfilled.length === 0) return null;
  return (
    <>
      <h3 className="wait__grp">Free times</h3>
      <ul className="wl">
        {gaps.map((gap) => (
          <GapRow key={gap.start} gap={gap} now={now} />
        ))}
        {unfilled.map((gap) => (
          <li key={gap.start} className="row">
            <span />
            <p>
              {whenText(gap.start, now)} {whyFree[gap.freed_by ?? 'cancel']} {refusedText(gap)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
