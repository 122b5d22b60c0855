import { paidWays } from '#domain/record/record-words.ts';
import type { FinishDraft } from './finish-draft.ts';

interface PaidSectionProps {
  readonly how: FinishDraft['how'];
  /** As it was put down before more work was approved. */
  readonly before: FinishDraft['how'];
  /** A way to pay is emailed with the receipt. */
  readonly isLinkMailed: boolean;
  readonly onChange: (change: Pick<FinishDraft, 'how'>) => void;
}

const ways = [
  ['cash', 'Cash'],
  ['check', 'Check'],
  ['card', 'Card, by reader'],
  ['transfer', 'Transfer'],
  ['other', 'Another way'],
] as const;

export function PaidSection({ how, before, isLinkMailed, onChange }: PaidSectionProps) {
  const choice = (value: FinishDraft['how'], label: string, look?: string) => (
    <label key={label} className={look}>
      <input type="radio" name="paid" checked={how === value} onChange={() => onChange({ how: value })} />
      {label}
    </label>
  );
  return (
    <section aria-labelledby="finish-paid">
      <div className="step">
        <span className="hull" aria-hidden="true">
          3
        </span>
        <h2 id="finish-paid">Paid how?</h2>
      </div>
      {before !== undefined && how === undefined && (
        <p className="warn" role="status">
          You put down “{paidWays[before]}”, and more work was approved since. Choose again if it was paid,
          too.
        </p>
      )}
      <fieldset className="choice">
        <legend className="vh">Paid how</legend>
        {choice(undefined, isLinkMailed ? 'Not yet, send the pay link' : 'Not yet', 'choice__all')}
        {ways.map(([way, label]) => choice(way, label))}
      </fieldset>
    </section>
  );
}
