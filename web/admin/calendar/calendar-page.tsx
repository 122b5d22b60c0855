import { useState } from 'react';
import { addHours, dayOf, formatMoment } from '#domain/los-angeles.ts';
import { PageHead } from '../../components/page-head.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { useCalendar } from './use-calendar.ts';

/** The week's visits. */
export function CalendarPage() {
  const [now] = useState(() => new Date().toISOString());
  const { data, isError, refetch } = useCalendar(dayOf(now), dayOf(addHours(now, 24 * 6)));
  const visits = data?.days.flatMap((day) => day.visits) ?? [];
  return (
    <>
      <PageHead title="Calendar" description="The week’s visits." path="/admin/calendar" noindex />
      <main id="main" className="wrap" tabIndex={-1}>
        <div className="page-head">
          <h1>Calendar</h1>
        </div>
        {!data && isError && <LoadFailed what="Your calendar" isStale={false} onRetry={() => refetch()} />}
        {!data && !isError && <p role="status">Loading the calendar</p>}
        {data && visits.length === 0 && <p className="blank">No visits this week</p>}
        <ul>
          {visits.map(({ id, name, start }) => (
            <li key={id}>
              {formatMoment(start, now)}, {name}
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
