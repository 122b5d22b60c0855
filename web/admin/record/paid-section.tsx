import type { FinishDraft } from './finish-draft.ts';

interface PaidSectionProps {
  readonly how: FinishDraft['how'];
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

export function PaidSection({ how, isLinkMailed, onChange }: PaidSectionProps) {
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
      <fieldset className="choice">
        <legend className="vh">Paid how</legend>
        {choice(undefined, isLinkMailed ? 'Not yet, send the pay link' : 'Not yet', 'choice__all')}
        {ways.map(([way, label]) => choice(way, label))}
      </fieldset>
    </section>
  );
}
