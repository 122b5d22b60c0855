import type { Lead } from '#domain/lead.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import { recordTotals } from '#domain/record/record-totals.ts';
import { useServerNow } from '../data/server-clock.ts';
import { undoAct } from '../data/undo-act.ts';
import { goesOutWhen } from '../data/use-kept-act.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { isBehind, type WaitingAct } from '../device/waiting-act.ts';
import { draftOfFinish, forgetDraft, isOfDay, keepDraft } from './finish-draft.ts';

interface WaitingFinishProps {
  readonly act: Extract<WaitingAct, { name: 'admin-finish' }>;
  readonly lead: Lead;
  readonly taxPercent: number;
  readonly onTakenBack: () => void;
}

/** A finish that was pressed and is only on this device, with a way to change it before it goes out. */
export function WaitingFinish({ act, lead, taxPercent, onTakenBack }: WaitingFinishProps) {
  const now = useServerNow();
  const { photos } = useWaiting();
  const { input, pressedAt, refusal } = act;
  const draft = draftOfFinish(input, lead);
  const { total } = recordTotals(draft.lines, taxPercent, draft.discount);
  const before = photos.filter((photo) => photo.leadId === lead.id && !photo.refusal).length;
  const after = before > 0 ? `after ${counted(before, 'photo')}` : goesOutWhen();
  const unsent = isBehind(act) ? 'Not sent yet' : 'Didn’t go through';
  const change = async () => {
    // Kept first: a page that dies between the two has it twice, not never.
    keepDraft(lead.id, draft);
    if (await undoAct(act)) onTakenBack();
    else if (!isOfDay(act)) forgetDraft(lead.id);
  };
  return (
    <section className="dev-refused" aria-labelledby="finish-waiting">
      <h2 id="finish-waiting">{refusal ? unsent : 'Finished, waiting to go out'}</h2>
      <p>
        {formatCents(total)} with tax, pressed {formatMoment(pressedAt, now)}. Only on this device
        {!refusal && `; it goes out ${after}`}.
      </p>
      <div className="btn-row">
        <button type="button" className="btn btn--line" onClick={() => void change()}>
          {refusal ? 'Open the bill' : 'Take it back'}
        </button>
      </div>
    </section>
  );
}
