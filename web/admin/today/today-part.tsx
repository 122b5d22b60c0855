import { useId } from 'react';
import { dayOf, formatWeekday } from '#domain/los-angeles.ts';
import { nextUp } from '#domain/today/next-up.ts';
import type { Today, TodayVisit } from '#domain/today/todays-visit.ts';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { useWeekOnDevice } from '../data/kept.ts';
import { serverNow } from '../data/server-clock.ts';
import { useNow } from '../data/use-now.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { notShown } from '../device/not-shown.ts';
import { thisDevice } from '../device/unsent-here.ts';
import { unsentText } from '../lead/unsent-text.ts';
import { LoadFailed } from '../load-failed.tsx';
import { useOnline } from '../use-online.ts';
import { asOfText } from '../when.ts';
import { DayOff } from './day-off.tsx';
import { NothingPlanned } from './nothing-planned.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';
import { countsText } from './today-words.ts';
import { LaterDays, LaterToday } from './upcoming-days.tsx';

import { useToday } from './use-today.ts';
import { VisitCard } from './visit-card.tsx';
import { WaitingList } from './waiting-list.tsx';
import { withWaiting } from './with-waiting.ts';

interface LoadedProps {
  readonly today: Today;
  /** By this device's clock, in ms. */
  readonly loadedAt: number;
  /** What stands here may be out of date: the last refresh failed, or there is no connection. */
  readonly isStale: boolean;
  readonly isLoading: boolean;
}

function LoadedToday({ today: loaded, loadedAt, isStale, ...props }: LoadedProps) {
  const headingId = useId();
  const now = useNow();
  const waiting = useWaiting();
  const { kept } = useKeptFocus<HTMLDivElement>((part) => part.querySelector<HTMLElement>('.visit a'));
  useWeekOnDevice(loaded, isStale);
  const today = withWaiting(loaded, notShown(waiting, loadedAt));
  const { next, others, waiting: waitingForYou } = nextUp(today, now);
  const hasPlanned = today.visits.some(
    ({ start, status }) => status === 'planned' && dayOf(start) === dayOf(now),
  );
  const isOfToday = today.day === dayOf(now);
  const isLoading = props.isLoading && !isOfToday;
  const laterToday = others.filter(
    ({ start, status }) => dayOf(start) === dayOf(now) || (status === 'underway' && start < now),
  );
  const laterDays = others.filter((visit) => !laterToday.includes(visit));
  const unmarkedOf = ({ id, lead_id }: TodayVisit) =>
    today.waiting.flatMap((item) =>
      item.kind === 'overdue' && item.lead_id === lead_id && item.visit_id !== id ? item.since : [],
    );
  const unsentOf = (leadId: string) => unsentText(today.unsent ?? [], leadId, thisDevice(), now);
  return (
    <section className="today-part" aria-labelledby={headingId}>
      <div className="page-head">
        <h1 id={headingId}>{formatWeekday(now, now)}</h1>
        <p className="quiet">
          {isLoading ? 'Loading your day' : countsText({ ...today, waiting: waitingForYou }, now)}
          {isStale && `. ${asOfText(today.now, now)}`}
        </p>
        {hasPlanned && <DayOff day={dayOf(now)} />}
      </div>
      <div className="today" {...kept}>
        <div className="today__next">
          {next ? (
            <VisitCard
              key={next.id}
              visit={next}
              now={now}
              unmarked={unmarkedOf(next)}
              unsent={unsentOf(next.lead_id)}
            />
          ) : (
            <NothingPlanned
              waiting={today.waiting}
              hadVisits={isOfToday && today.visits_today > 0}
              isKnown={isOfToday}
              isLoading={isLoading}
            />
          )}
        </div>
        {laterToday.length > 0 && (
          <LaterToday next={next} visits={laterToday} now={now} unsentOf={unsentOf} />
        )}
        <WaitingList
          waiting={waitingForYou}
          isKnown={isOfToday}
          isLoading={isLoading}
          visits={today.visits}
          gaps={(today.gaps ?? []).filter(({ start }) => start > now)}
          unfilled={(today.unfilled ?? []).filter(({ start }) => start > now)}
          hasSiteDraft={today.has_site_draft === true}
          now={now}
        />
        {laterDays.length > 0 && <LaterDays next={next} visits={laterDays} now={now} unsentOf={unsentOf} />}
      </div>
    </section>
  );
}

export function TodayPart() {
  const { data, dataUpdatedAt, isFromDevice, isError, isFetching, refetch } = useToday();
  const isOnline = useOnline();
  if (data) {
    return (
      <>
        {isError && isOnline && !isFetching && (
          <LoadFailed what="your day" isStale onRetry={() => refetch()} />
        )}
        <LoadedToday
          today={data}
          loadedAt={dataUpdatedAt}
          isStale={isError || !isOnline || isFromDevice}
          isLoading={isFetching && isOnline}
        />
      </>
    );
  }
  const now = serverNow();
  return (
    <section className="today-part" aria-label="Today">
      <div className="page-head">
        <h1>{formatWeekday(now, now)}</h1>
        <p className="quiet" role="status">
          {!isError && 'Loading your day'}
        </p>
      </div>
      {isError ? <LoadFailed what="your day" isStale={false} onRetry={() => refetch()} /> : <TodaySkeleton />}
    </section>
  );
}
