import type { Lead } from '#domain/lead.ts';
import type { JobRecord } from '#domain/record/job-record.ts';
import type { RecordTotals } from '#domain/record/record-totals.ts';
import { unsettledText } from '#domain/record/record-words.ts';
import { correctionRows } from '#domain/record/version-differences.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { type FinishDraft, isMailed } from './finish-draft.ts';

interface CorrectionSectionProps {
  readonly lead: Pick<Lead, 'email'> & { readonly record: JobRecord };
  readonly draft: FinishDraft;
  /** What the correction comes to. */
  readonly totals: RecordTotals;
  readonly who: string;
  readonly now: string;
  readonly onChange: (change: Pick<FinishDraft, 'mail'>) => void;
}

/** What a correction changes and leaves open, and whether the customer is emailed. */
export function CorrectionSection({ lead, draft, totals, who, now, onChange }: CorrectionSectionProps) {
  const { record, email } = lead;
  const { paid_total = record.total } = record;
  const unsettled = unsettledText({ ...record, paid_total, total: totals.total }, who);
  return (
    <section aria-labelledby="finish-correction">
      <h2 id="finish-correction">Correction</h2>
      {correctionRows(record, { ...draft, ...totals }).map(([label, texts]) => (
        <p key={label}>
          {label}: {texts.join('; ')}
        </p>
      ))}
      {unsettled && <p role="status">{unsettled}</p>}
      {email !== undefined && (
        <label className="fin-form__tax">
          <input
            type="checkbox"
            checked={isMailed(draft, lead)}
            onChange={({ target }) => onChange({ mail: target.checked })}
          />
          Email {who} the corrected receipt
        </label>
      )}
      <EarlierVersions record={record} now={now} />
    </section>
  );
}
