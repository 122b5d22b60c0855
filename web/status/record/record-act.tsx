import { formatMoment } from '#domain/los-angeles.ts';
import { toldInTime } from '#domain/record/complaints-until.ts';
import type { PublicRecord } from '#domain/record/job-record.ts';
import { isDue } from '#domain/record/record-words.ts';
import { unbroken } from '../../components/unbroken.ts';
import { BookAgain } from '../book-again.tsx';
import { usePage } from '../page-state.ts';
import { PartLink } from '../part-link.tsx';
import { Pay } from './pay.tsx';
import { RecordBill } from './record-bill.tsx';
import { RecordPairs } from './record-pairs.tsx';

function Complaints({ until }: { readonly until: string }) {
  const { lead, now } = usePage();
  const when = unbroken(formatMoment(until, now));
  const told = toldInTime(lead.messages, until);
  if (told !== undefined) {
    return (
      <p className="complaints">
        <b>We got your message</b> {unbroken(formatMoment(told, now))}, in time.{' '}
        {until > now ? `If anything else isn’t right, tell us by ${when}.` : 'Anything else on your mind?'}{' '}
        <PartLink to="write">Message us</PartLink>
      </p>
    );
  }
  return (
    <p className="complaints">
      {until > now ? (
        <>
          <b>Something not right?</b> Tell us by <b>{when}</b>, and we’ll make it right.{' '}
        </>
      ) : (
        `You could tell us until ${when} if something wasn’t right. Anything else on your mind? `
      )}
      <PartLink to="write">Message us</PartLink>
    </p>
  );
}

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
