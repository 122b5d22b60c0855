import { useId } from 'react';
import { formatMoment } from '#domain/los-angeles.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import { textOpened } from '#domain/message/text-opened.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { askedOf, type ReadyItem, unmailedText, wrongText } from '#domain/visit/ready.ts';
import { asksReady } from '#domain/visit/reminders.ts';
import { unbroken } from '../../components/unbroken.ts';
import { useTimelineAdd } from '../data/use-timeline.ts';
import { smsHref } from '../lead/sms-href.ts';
import { askReadyText } from './visit-texts.ts';

const words: Readonly<Record<ReadyItem, readonly [yes: string, no: string, open: string]>> = {
  water: ['Water is on', 'No water', 'Water?'],
  power: ['Power is on', 'No power', 'Power?'],
  access: ['Gate or key is there', 'No way in', 'Gate or key?'],
  boat: ['Boat is there', 'Boat isn’t there', 'Boat there?'],
};

/** A can as they mark a channel: green with a check, red with a cross, hollow while nobody has said. */
const Can = ({ says }: { readonly says: boolean | null }) => (
  <svg
    className={`can ${says === null ? 'can--open' : says ? 'can--yes' : 'can--no'}`}
    viewBox="0 0 14 18"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M2 2h10l1 14c-2 1.2-10 1.2-12 0z" />
    {says === true && <path d="m4.2 9 2 2.2L10 7" />}
    {says === false && <path d="m4.6 6.8 4.8 4.8m0-4.8-4.8 4.8" />}
  </svg>
);

interface VisitReadyProps {
  readonly visit: Pick<
    TodayVisit,
    | 'ready'
    | 'lead_id'
    | 'texted_at'
    | 'answered_at'
    | 'status'
    | 'called_off'
    | 'name'
    | 'start'
    | 'slug'
    | 'email'
    | 'phone'
    | 'has_water'
    | 'has_power'
  >;
  readonly now: string;
}

/** Who has no email is asked by a text, once the page asks too. */
export function AskByText({ visit, now }: VisitReadyProps) {
  const { status, start, ready, email, phone, called_off, texted_at } = visit;
  const note = useTimelineAdd();
  const isAsked = status !== 'held' && !called_off && asksReady({ status, start }, now);
  if (ready || email !== undefined || phone === undefined || !isAsked) return null;
  const text = askReadyText(visit, now);
  return (
    <p>
      {texted_at !== undefined && `You opened a text to them ${formatMoment(texted_at, now)}. `}
      <a
        className="adm-link"
        href={smsHref(phone, text)}
        onClick={() => void note(visit.lead_id, { status: textOpened, note: text, is_public: false })}
      >
        Text {shortName(visit.name)}
        {texted_at === undefined ? ': is your boat ready?' : ' again'}
      </a>
    </p>
  );
}

function answeredText(visit: VisitReadyProps['visit'], now: string): string {
  const { ready, email, start, status } = visit;
  if (ready) return `Answered ${formatMoment(ready.at, now)}`;
  if (email === undefined) return unmailedText(visit);
  const isAhead = status === 'planned' && now < start && !asksReady({ status, start }, now);
  return isAhead ? 'Asked the day before' : 'Not answered yet';
}

export function VisitReady({ visit, now }: VisitReadyProps) {
  const { ready, status, answered_at } = visit;
  const wrong = ready?.wrong === undefined ? '' : wrongText(ready, answered_at, now);
  const headingId = useId();
  // Whoever is at work has seen for themselves.
  if (!ready && status === 'underway') return null;
  return (
    <section className="blk full" aria-labelledby={headingId}>
      <header>
        <h3 id={headingId}>Ready check</h3>
        <span className="xs quiet">{answeredText(visit, now)}</span>
      </header>
      <ul className="ready">
        {askedOf(visit).map((thing) => {
          const says = ready?.[thing] ?? null;
          const [yes, no, open] = words[thing];
          return (
            <li key={thing} className={says === false ? 'no' : undefined}>
              <Can says={says} />
              {says === null ? open : says ? yes : no}
            </li>
          );
        })}
      </ul>
      {wrong !== '' && <p className="s">{unbroken(wrong)}</p>}
      <AskByText visit={visit} now={now} />
    </section>
  );
}
