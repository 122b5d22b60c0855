import type { PublicRecord } from '#domain/record/job-record.ts';
import { isDue } from '#domain/record/record-words.ts';
import { BookAgain } from '../book-again.tsx';
import { usePage } from '../page-state.ts';
import { Complaints } from './complaints.tsx';
import { Pay } from './pay.tsx';
import { RecordBill } from './record-bill.tsx';
import { RecordPairs } from './record-pairs.tsx';

interface RecordActProps {
  readonly record: PublicRecord;
  /** The page asks for nothing else. */
  readonly isMain: boolean;
}

/** What was done, what it cost, and what is left to do about it. */
export function RecordAct({ record, isMain }: RecordActProps) {
  const { lead } = usePage();
  return (
    <>
      <RecordPairs photos={record.photos} />
      <RecordBill record={record} />
      <Complaints until={record.claims_until} />
      {isDue(record) && <Pay record={record} isMain={isMain} />}
      {isMain && (
        <BookAgain
          lead={lead}
          title="Ready for the next one?"
          {...(lead.pay.some(({ url }) => url) && { isSecond: true })}
        />
      )}
    </>
  );
}
