import { useState } from 'react';
import type { JobRecord } from '#domain/record/job-record.ts';
import { openText, paidText, settledTexts } from '#domain/record/record-words.ts';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { InlineQuestion } from '../inline-question.tsx';

interface MarkUnpaidProps {
  readonly record: Pick<JobRecord, 'total' | 'paid_on' | 'how' | 'paid_total' | 'settled'>;
  readonly name: string;
  readonly now: string;
  readonly busy: boolean;
  readonly onUnpaid: () => void;
}

/** The way back from “Mark paid”. It asks first: what the receipt says of its payment goes with it. */
export function MarkUnpaid({ record, name, now, busy, onUnpaid }: MarkUnpaidProps) {
  const [isAsking, setAsking] = useState(false);
  const open = openText(record);
  const lost = [paidText(record, now), ...settledTexts(record, now), open].filter(Boolean);
  const { kept } = useKeptFocus<HTMLDivElement>((part) => part.querySelector('button'));
  return (
    <div {...kept}>
      {isAsking ? (
        <InlineQuestion
          isLoss
          question={`Then the receipt no longer says “${lost.join('”, “')}”. Only the lead’s history does, and no email goes out.`}
          confirm="Mark unpaid"
          onConfirm={() => {
            setAsking(false);
            onUnpaid();
          }}
          dismiss="Keep it paid"
          onDismiss={() => setAsking(false)}
        />
      ) : (
        <button
          type="button"
          className="adm-link"
          aria-disabled={busy}
          onClick={() => !busy && setAsking(true)}
        >
          Mark unpaid<span className="vh">, {name}</span>
        </button>
      )}
    </div>
  );
}
