import type { LeadUpdate } from '#domain/lead/lead-update.ts';
import { formatDollars } from '#domain/price/estimates.ts';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { fieldLabels, fieldsOf, stateBefore } from '../lead/edit.ts';
import type { LeadContext } from '../lead/lead-context.ts';

const valueText = (value: LeadUpdate[keyof LeadUpdate]): string => {
  if (value === null || value === undefined) return 'empty';
  return [value].flat().join(', ');
};

const editText = (values: LeadUpdate): string =>
  fieldsOf(values)
    .map((field) => {
      const value = values[field];
      const isPrice = field === 'est_price_min' || field === 'est_price_max';
      return `${fieldLabels[field]} ${isPrice && typeof value === 'number' ? formatDollars(value) : valueText(value)}`;
    })
    .join(', ');

/** What was changed here without a line, where somebody has changed the same since. */
export function OvertakenNotice({
  context: { lead, overtaken, settleOvertaken },
}: {
  readonly context: LeadContext;
}) {
  const { kept } = useKeptFocus<HTMLDivElement>((part) => part.querySelector('button'));
  if (overtaken.length === 0) return null;
  return (
    <div {...kept} className="notice lead__notice">
      <p>Changed on this device without signal, and since then elsewhere too.</p>
      {overtaken.map((edit) => (
        <p key={editText(edit.changes)}>
          You put <b>{editText(edit.changes)}</b>. Now it’s {editText(stateBefore(lead, edit.changes))}.{' '}
          <button type="button" className="adm-link" onClick={() => settleOvertaken(edit, 'mine')}>
            Use mine
          </button>
          {' or '}
          <button type="button" className="adm-link" onClick={() => settleOvertaken(edit, 'theirs')}>
            Keep what’s there
          </button>
        </p>
      ))}
    </div>
  );
}
