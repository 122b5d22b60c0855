import FullCalendar, { type EventApi } from '@fullcalendar/react';
import interaction from '@fullcalendar/react/interaction';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import type { KeyboardEvent } from 'react';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { dayOf, wallClockOf, weekdayOf } from '#domain/los-angeles.ts';
import type { Settings } from '#domain/settings.ts';
import type { Movable } from '../visit/movable.ts';
import { movableVisit } from '../visit/movable.ts';
import { offHours } from '../visit/times.ts';
import { DayHead } from './day-head.tsx';
import { classOf } from './week-class.ts';
import { MarkEvent, VisitEvent, WantedEvent } from './week-event.tsx';
import { shownHours, type WeekItem, weekEvents } from './week-events.ts';

interface WantedTime {
  readonly movable: Movable;
  readonly start: string;
  readonly isPicked: boolean;
}

interface WeekProps {
  readonly days: readonly CalendarDay[];
  /** All seven, also while nothing is loaded. */
  readonly dates: readonly string[];
  readonly today: string;
  readonly now: string;
  readonly settings: Settings | undefined;
  readonly wanted: WantedTime | undefined;
  readonly wishes: ReadonlyMap<string, Movable>;
  readonly isTaken: (movable: Movable, start: string) => boolean;
  readonly onMove: (movable: Movable, start: string) => void;
  readonly onPress: (movable: Movable) => void;
  readonly onKey: (event: KeyboardEvent, movable: Movable, start: string) => void;
  readonly onSelect: (from: string, to: string) => void;
}

/** Absent on an asked-for day that is dragged in. */
const itemOf = (event: EventApi): WeekItem | undefined => event.extendedProps.item as WeekItem | undefined; // as weekEvents made it

/** Of an instant's text, what goes as far as its minutes: its seconds would set the grid's clock with each render. */
const minutes = 'YYYY-MM-DDTHH:MM'.length;

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00:00`;

function hourName(wallClock: string): string {
  const hour = Number(wallClock.slice(11, 13));
  return hour === 12 ? 'noon' : `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A week as a grid of days and hours, in which visits are dragged. By wall clock of Los Angeles. */
export function Week(props: WeekProps) {
  const { days, dates, today, now, settings, wanted, wishes } = props;
  const { first, last } = shownHours(days, wanted ? [wanted.start] : []);
  const byDate = new Map(days.map((day) => [day.day, day]));
  const [monday = today] = dates;
  const isOff = (date: string) => settings?.week[weekdayOf(date)] === null;
  const movableOf = (event: EventApi): Movable | undefined => {
    const item = itemOf(event);
    if (!item) return wishes.get(event.id);
    if (item.kind === 'wanted') return item.movable;
    return item.kind === 'visit' ? movableVisit(item.visit) : undefined;
  };
  const classAt = (event: EventApi, isMirror: boolean): string => {
    const item = itemOf(event);
    if (item && item.kind !== 'wanted' && !isMirror) return classOf(item);
    const movable = movableOf(event);
    const isTaken = movable && event.start && props.isTaken(movable, event.start.toISOString());
    return isTaken ? 'cal-ev cal-ev--wanted cal-ev--taken' : 'cal-ev cal-ev--wanted';
  };
  const show = (event: EventApi) => {
    const item = itemOf(event);
    switch (item?.kind) {
      case 'visit':
        return (
          <VisitEvent
            visit={item.visit}
            start={event.start?.toISOString() ?? item.visit.start}
            onKey={props.onKey}
            onPress={props.onPress}
          />
        );
      case 'wanted':
        return (
          <WantedEvent
            movable={item.movable}
            start={item.start}
            isPicked={wanted?.isPicked === true}
            onKey={props.onKey}
            onPress={props.onPress}
          />
        );
      case 'off':
        return (
          <span className="cal-off__label">
            <b>{item.off.note ?? 'Time off'}</b> {offHours(item.off)}
          </span>
        );
      case 'low':
      case 'sunset':
        return <MarkEvent {...item} />;
      default:
        return <span className="cal-ev__name">{event.title}</span>;
    }
  };
  return (
    <FullCalendar
      key={monday}
      className="cal-week"
      plugins={[timeGrid, interaction]}
      initialView="timeGridWeek"
      initialDate={monday}
      firstDay={1}
      timeZone="America/Los_Angeles"
      headerToolbar={false}
      allDaySlot={false}
      height="auto"
      slotMinTime={clock(first)}
      slotMaxTime={clock(last)}
      slotMinHeight={23}
      slotDuration="00:30:00"
      snapDuration="00:30:00"
      slotHeaderInterval="01:00:00"
      slotEventOverlap={false}
      now={`${now.slice(0, minutes)}Z`}
      nowIndicator
      selectable
      selectMinDistance={8}
      unselectAuto
      droppable
      editable
      eventDurationEditable={false}
      eventOverlap
      eventInteractive={false}
      longPressDelay={350}
      events={weekEvents(days, wanted)}
      eventClass={({ event, isMirror, isSelected }) =>
        isSelected ? `${classAt(event, isMirror)} cal-ev--lifted` : classAt(event, isMirror)
      }
      eventInnerClass="cal-ev__in"
      eventContent={({ event }) => show(event)}
      backgroundEventClass={({ event, isMirror }) => classAt(event, isMirror)}
      backgroundEventContent={({ event }) => show(event)}
      dayHeaderClass={({ isToday }) => (isToday ? 'cal-head cal-head--today' : 'cal-head')}
      dayHeaderInnerClass="cal-head__in"
      dayHeaderContent={({ date }) => {
        const day = dayOf(date.toISOString());
        return <DayHead date={day} today={today} day={byDate.get(day)} isOff={isOff(day)} />;
      }}
      dayLaneClass={({ date }) => (isOff(dayOf(date.toISOString())) ? 'cal-lane cal-lane--off' : 'cal-lane')}
      slotLaneClass={({ isMinor }) => (isMinor ? 'cal-slot cal-slot--half' : 'cal-slot')}
      slotHeaderClass="cal-hour"
      slotHeaderInnerClass="cal-hour__in"
      slotHeaderContent={({ date }) => hourName(wallClockOf(date.toISOString()))}
      tableHeaderClass="cal-heads"
      nowIndicatorLineClass="cal-now"
      highlightClass="cal-selected"
      eventDrop={(info) => {
        const item = itemOf(info.event);
        const start = info.event.start?.toISOString();
        info.revert();
        if (item?.kind === 'visit' && start) props.onMove(movableVisit(item.visit), start);
      }}
      eventReceive={(info) => {
        const wish = wishes.get(info.event.id);
        const start = info.event.start?.toISOString();
        info.revert();
        if (wish && start) props.onMove(wish, start);
      }}
      select={({ start, end, view }) => {
        view.calendar.unselect();
        props.onSelect(start.toISOString(), end.toISOString());
      }}
    />
  );
}
