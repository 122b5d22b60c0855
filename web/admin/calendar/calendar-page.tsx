import { useState } from 'react';
import { addHours, daysFrom, instantOf, mondayOf, shiftDay } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';
import type { TimeOff } from '#domain/settings.ts';
import { Icon } from '../../components/icon.tsx';
import { late } from '../../components/late.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useLaptop } from '../../components/use-laptop.ts';
import { useAsOf } from '../data/use-as-of.ts';
import { useCalendar } from '../data/use-calendar.ts';
import { LoadFailed } from '../load-failed.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useOnline } from '../use-online.ts';
import { type Movable, movableWish } from '../visit/movable.ts';
import { MoveOfferDialog } from '../visit/move-offer-dialog.tsx';
import { type MoveToOffer, moveToOffer } from '../visit/move-to-offer.ts';
import { TimeOffDialog } from '../visit/time-off.tsx';
import { Agenda } from './agenda.tsx';
import { AskedDays, wishText } from './asked-days.tsx';
import { DayStrip } from './day-strip.tsx';
import { LeadTimeChoice } from './lead-time-choice.tsx';
import { MoveChoice } from './move-choice.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useDay } from './use-day.ts';
import { useMove } from './use-move.ts';
import { shownSpan, spanTitle } from './week-days.ts';
import '../../styles/admin-calendar.css';

const WeekDesk = late(
  async () => (await import('./week-desk.tsx')).WeekDesk,
  <div className="cal-skeleton" />,
);

export function CalendarPage() {
  const isLaptop = useLaptop();
  const { now, today, day, go } = useDay();
  const monday = mondayOf(day);
  const sunday = shiftDay(monday, 6);
  const dates = daysFrom(monday, sunday);
  const shown = shownSpan(day, isLaptop);
  const { calendar, isLoading, isFailed, loadedAt, reload } = useCalendar(monday, shown.to);
  const isOnline = useOnline();
  const asOf = useAsOf(calendar && loadedAt);
  const settings = useSettings().data?.settings;
  const move = useMove();
  const [found, find] = useState<Movable>();
  const [offer, setOffer] = useState<MoveToOffer>();
  const [span, setSpan] = useState<Pick<TimeOff, 'from' | 'to'>>();
  const days = calendar?.days ?? [];
  const wishes = calendar?.wishes.map(movableWish) ?? [];
  const openTimeOff = () => {
    const from = instantOf(`${day < today ? today : day}T08:00`);
    setSpan({ from, to: addHours(from, 9) });
  };

  return (
    <>
      <PageHead
        title="Calendar"
        description="Visits, requested days and time off."
        path="/admin/calendar"
        noindex
      />
      <main id="main" className="wrap cal-page" tabIndex={-1} aria-busy={isLoading}>
        <div className="cal-bar">
          <h1>{spanTitle(shown.from, shown.to, today, isLaptop ? 'long' : 'short')}</h1>
          {isLaptop && (
            <>
              <button
                type="button"
                className="btn btn--line btn--small"
                aria-label="Week before"
                onClick={() => go(shiftDay(monday, -7))}
              >
                <Icon name="left" />
              </button>
              <button type="button" className="btn btn--line btn--small" onClick={() => go(today)}>
                Today
              </button>
              <button
                type="button"
                className="btn btn--line btn--small"
                aria-label="Week after"
                onClick={() => go(shiftDay(monday, 7))}
              >
                <Icon name="right" />
              </button>
            </>
          )}
          <button type="button" className="btn btn--line btn--small" onClick={openTimeOff}>
            Time off
          </button>
        </div>
        {(isFailed || (calendar && !isOnline)) && (
          <LoadFailed what="your calendar" isStale={calendar !== undefined} asOf={asOf} onRetry={reload} />
        )}
        <p className="vh" role="status">
          {isLoading && 'Loading the calendar'}
        </p>
        {isLaptop ? (
          <WeekDesk
            {...{ days, dates, wishes, today, now, settings, move, go }}
            onFind={find}
            onSelect={(from, to) => setSpan({ from, to })}
          />
        ) : (
          <>
            <WishesOnPhone wishes={wishes} today={today} onFind={find} />
            {isLoading && <div className="cal-skeleton" />}
            <Agenda
              days={days.filter((known) => known.day >= day)}
              {...{ today, now, settings }}
              onMove={find}
              onTimeOff={openTimeOff}
            />
            <DayStrip {...{ dates, day, days, go }} />
          </>
        )}
        <MoveChoice move={move} days={days} settings={settings} />
        <TimeChoice
          movable={found}
          settings={settings}
          onClose={() => find(undefined)}
          onChoose={(movable, start) => {
            find(undefined);
            move.propose(movable, start);
          }}
          onOffer={({ visitId = '' }) => {
            find(undefined);
            const visits = days.flatMap((known) => known.visits);
            setOffer(moveToOffer(visits, visitId));
          }}
        />
        <LeadTimeChoice settings={settings} onChoose={move.propose} />
        <MoveOfferDialog offer={offer} onClose={() => setOffer(undefined)} />
        <TimeOffDialog span={span} onClose={() => setSpan(undefined)} />
      </main>
    </>
  );
}

interface WishesProps {
  readonly wishes: readonly Movable[];
  readonly today: string;
  readonly onFind: (movable: Movable) => void;
}

function WishesOnPhone({ wishes, today, onFind }: WishesProps) {
  const [first] = wishes;
  if (!first) return null;
  return (
    <details className="cal-wishes">
      <summary>
        <span>
          <b>{counted(wishes.length, 'requested day')}</b>
          <small>
            {first.name}
            {wishes.length > 1 && ' first'}: {wishText(first, today)}
          </small>
        </span>
        <Icon name="right" />
      </summary>
      <AskedDays wishes={wishes} today={today} onFind={onFind} />
    </details>
  );
}
