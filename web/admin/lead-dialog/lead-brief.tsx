import { Link } from 'react-router-dom';
import type { Lead } from '#domain/lead.ts';
import { addressText, changedContactText, jobVisits, wishedDate } from '#domain/lead-words.ts';
import { formatAppointment, formatMoment } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';
import { isSkipped } from '#domain/plan/is-skipped.ts';
import { planAskedText } from '#domain/plan/plan-words.ts';
import { statusText } from '#domain/statuses.ts';
import { nextWords } from '#domain/today/next-step.ts';
import { mayPlanReturn, returnMark } from '#domain/visit/return-visit.ts';
import { nextVisit, type Visit } from '#domain/visit/visit.ts';
import { lastMissed } from '#domain/visit/visit-changes.ts';
import { hoursOf } from '#domain/visit/visit-hours.ts';
import { visitTitle } from '#domain/visit/visit-name.ts';
import { workedText } from '#domain/visit/worked-at.ts';
import { serverNow } from '../data/server-clock.ts';
import { goesOutWhen } from '../data/use-kept-act.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { msToUndo } from '../device/waiting-act.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { isFinishedHere } from '../lead/lead-with-waiting.ts';
import { mapsLink } from '../lead/maps-link.ts';
import { newPlanPath } from '../lead-path.ts';
import { TextTheCustomer } from '../message/text-the-customer.tsx';
import { useOnline } from '../use-online.ts';
import { PlanReturn } from './plan-return.tsx';
import { stepOf } from './step-of.ts';

/** When the next visit is, or what is known in its place. */
export function whenOf(lead: Lead, now: string): string {
  const { status, scheduled_at, visits = [], completed_at, record } = lead;
  if (status === 'COMPLETED') {
    const last = jobVisits(lead).findLast((visit) => visit.status === 'done');
    const noted_at = record?.done_at ?? last?.ended_at ?? completed_at ?? last?.start;
    return noted_at === undefined ? 'Done' : `Done ${workedText(lead, noted_at, now)}`;
  }
  const named = (visit: Visit | undefined, when: string): string =>
    visitTitle(visit ? returnMark(lead, visit) : {}, when);
  // While one of several days is underway, `scheduled_at` is already the next.
  const underway = visits.find(({ status }) => status === 'underway');
  if (underway) return named(underway, formatAppointment(underway.start, underway.hours, now));
  if (scheduled_at !== undefined) {
    const next = nextVisit(visits);
    const when = named(next, formatAppointment(scheduled_at, hoursOf(lead), now));
    return next?.start === scheduled_at ? when : `${when}. Not booked yet`;
  }
  const missed = lastMissed(visits);
  if (missed) return `No new time yet. Missed ${formatMoment(missed.start, now)}`;
  if (status === 'CANCELED') return statusText({ status, skipped: isSkipped(lead) });
  const wish = wishedDate(lead);
  return wish ? `Not set. Preferred: ${wish}` : 'Not set';
}

/** What of the lead is on this device alone. What was refused is settled on the page that the lead lies over. */
function OnlyHere({ context: { lead, waiting } }: { readonly context: LeadContext }) {
  const { acts, photos, arePhotosStuck } = useWaiting();
  const isOnline = useOnline();
  const refused = acts.filter(({ leadId, refusal }) => leadId === lead.id && refusal);
  const areStuck = arePhotosStuck || !isOnline;
  const stuck = photos.filter(({ leadId, refusal }) => leadId === lead.id && (areStuck || refusal)).length;
  const what = [...waiting.map(({ said }) => said), ...(stuck > 0 ? [counted(stuck, 'photo')] : [])];
  return (
    <>
      {what.length > 0 && <p className="lead__note">Waiting, only on this device: {what.join('; ')}.</p>}
      {refused.length > 0 && (
        <p className="lead__warn">
          Didn’t go through: {refused.map(({ said }) => said).join('; ')}. Close the lead to settle it at the
          top of the page.
        </p>
      )}
    </>
  );
}

export function LeadBrief({ context }: { readonly context: LeadContext }) {
  const { lead, waiting, links } = context;
  const { customer } = links;
  const now = serverNow();
  const address = addressText(lead);
  const changed = changedContactText(lead);
  const plan = planAskedText(lead);
  const step = stepOf(context);
  const isGoing = waiting.some((act) => msToUndo(act) > 0);
  return (
    <section className="lead__sec lead__brief" aria-label="Overview">
      <p className="lead__next">
        {isFinishedHere(waiting)
          ? `Finished here. It goes out ${isGoing ? 'in a few seconds' : goesOutWhen(lead.id)}.`
          : nextWords(lead, step, now, customer?.plan_wish)}
      </p>
      <OnlyHere context={context} />
      {changed && <p className="lead__warn">They booked again with {changed}. Check that it’s them.</p>}
      <dl className="facts">
        <div>
          <dt>When</dt>
          <dd>{whenOf(lead, now)}</dd>
        </div>
        {plan && (
          <div>
            <dt>Plan</dt>
            <dd>
              Asked for {plan} {customer?.plan_wish && <Link to={newPlanPath(customer.id)}>Set it up</Link>}
            </dd>
          </div>
        )}
        <div>
          <dt>Where</dt>
          <dd>
            {address ? (
              <a href={mapsLink(address)} target="_blank" rel="noreferrer">
                {address}
                <span className="vh">, opens a map</span>
              </a>
            ) : (
              'Not given yet'
            )}
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>
            <span className="num">{lead.phone}</span> <TextTheCustomer context={context} />
          </dd>
        </div>
      </dl>
      {mayPlanReturn(lead) && step?.kind !== 'answer' && (
        <p className="btn-row">
          <PlanReturn lead={lead} look="btn--small" />
        </p>
      )}
    </section>
  );
}
