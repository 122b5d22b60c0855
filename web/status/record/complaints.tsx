import { formatMoment } from '#domain/los-angeles.ts';
import { toldInTime } from '#domain/record/complaints-until.ts';
import { unbroken } from '../../components/unbroken.ts';
import { usePage } from '../page-state.ts';
import { PartLink } from '../part-link.tsx';

/** Until when what isn't right can be told, and what has been. */
export function Complaints({ until }: { readonly until: string }) {
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
