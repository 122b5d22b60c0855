import { shortName } from '#domain/message/greeting-name.ts';
import { counted } from '#domain/plain-text.ts';
import { openCents } from '#domain/price/open-cents.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import type { JobRecord } from '#domain/record/job-record.ts';
import type { MoneyRecord } from '#domain/record/money.ts';
import { savingText, useKeptAct, waitsText } from '../data/use-kept-act.ts';
import { type Undo, useUndo } from '../data/use-undo.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { isFull } from '../device/full.ts';
import type { WaitingAct } from '../device/waiting-act.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { useOnline } from '../use-online.ts';

export type UnsettledRecord = Pick<
  MoneyRecord,
  'lead_id' | 'number' | 'version' | 'name' | 'email' | 'total' | 'paid_on' | 'paid_total'
>;

interface HowSettled {
  readonly how: JobRecord['how'];
  /** A Los Angeles day. */
  readonly paid_on: string;
  readonly mail: boolean;
}

interface Settling {
  /** `$30.66 given back`. */
  readonly what: string;
  /** It was pressed, and can be undone no longer. */
  readonly pending: boolean;
  /** What to say where it could neither be kept nor sent. */
  readonly unkept: string | undefined;
  readonly settle: (wanted: HowSettled) => Promise<void>;
  readonly undoing: { readonly text: string; readonly undo: () => Promise<void> } | undefined;
}

/** What a correction has left open of a paid receipt changes hands; for ten seconds that can be undone. */
export function useSettling(record: UnsettledRecord): Settling {
  const { lead_id, number, version, name } = record;
  const { pending, unkept, perform } = useKeptAct('admin-paid');
  const isOnline = useOnline();
  const { acts, sent } = useWaiting();
  const isThis = (act: WaitingAct): boolean =>
    act.name === 'admin-paid' &&
    act.leadId === lead_id &&
    act.input.settled_version === version &&
    act.refusal === undefined;
  const pressed = [...acts, ...sent.map(({ act }) => act)].find(isThis);
  const undoable = useUndo(pressed);
  const open = openCents(record);
  const what = `${formatCents(Math.abs(open))} ${open < 0 ? 'given back' : 'paid'}`;
  const isPending = pending !== undefined || pressed !== undefined;
  const settle = async ({ how, ...wanted }: HowSettled) => {
    if (isPending || lead_id === undefined) return;
    try {
      const about = { leadId: lead_id, said: `${what}, ${name}`, canUndo: true };
      const way = { ...wanted, ...(how && { how }) };
      const outcome = await perform({ id: lead_id, settled_version: version, ...way }, about);
      if (outcome === 'done') tellSuccess('Settled', `Receipt ${number}`);
      if (outcome === 'waiting') tellSuccess('Settled here', waitsText());
    } catch (error) {
      if (!isFull(error)) tellFailure(error, 'Failed to settle it');
    }
  };
  const undoingOf = ({ secondsLeft, undo }: Undo) => {
    const time = counted(secondsLeft, 'second');
    return {
      text: isOnline ? `“${what}” shows on ${shortName(name)}’s page in ${time}.` : savingText(time),
      undo,
    };
  };
  return {
    what,
    pending: isPending && undoable === undefined,
    unkept,
    settle,
    undoing: undoable && undoingOf(undoable),
  };
}
