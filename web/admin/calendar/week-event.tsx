import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { formatTime } from '#domain/los-angeles.ts';
import { areaOfSlug } from '#domain/place/areas.ts';
import { Icon } from '../../components/icon.tsx';
import { PackageFlag } from '../../components/package-flag.tsx';
import { useNames } from '../../content/content.tsx';
import { serverNow } from '../data/server-clock.ts';
import type { Movable } from '../visit/movable.ts';
import { canMove, movableVisit } from '../visit/movable.ts';
import { formatBareSpan } from '../visit/times.ts';
import { LeadAnchor } from './lead-anchor.tsx';
import { spokenMoment } from './spoken-moment.ts';
import { stateText } from './visit-state.ts';

interface GripProps {
  readonly movable: Movable;
  readonly start: string;
  readonly isPicked: boolean;
  readonly onKey: (event: KeyboardEvent, movable: Movable, start: string) => void;
  readonly onPress: (movable: Movable) => void;
}

/** Picks a visit up by keyboard; a press opens the list of times. */
function Grip({ movable, start, isPicked, onKey, onPress }: GripProps) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step may be in another column, another element
  useEffect(() => {
    if (isPicked) button.current?.focus();
  }, [isPicked, start]);
  return (
    <button
      ref={button}
      type="button"
      className="cal-grip"
      data-move={movable.key}
      aria-label={`Move ${movable.name}, ${spokenMoment(start)}`}
      aria-pressed={isPicked}
      aria-describedby="cal-keys"
      onKeyDown={(event) => onKey(event, movable, start)}
      onClick={() => !isPicked && onPress(movable)}
    >
      <Icon name="grip" />
    </button>
  );
}

interface VisitEventProps extends Pick<GripProps, 'onKey' | 'onPress'> {
  readonly visit: CalendarVisit;
  /** Where it stands, which is elsewhere while it is dragged. */
  readonly start: string;
}

export function VisitEvent({ visit, start, onKey, onPress }: VisitEventProps) {
  const names = useNames();
  const { name, hours, area, service, slip } = visit;
  const state = stateText(visit, serverNow());
  const place = areaOfSlug(area)?.name;
  return (
    <>
      <LeadAnchor leadId={visit.lead_id} className="cal-ev__name">
        {name || 'Unknown'}
      </LeadAnchor>
      <span className="cal-ev__at">
        {service && (
          <span title={names[service].title}>
            <PackageFlag id={service} size="0.875rem" />
            <span className="vh">{names[service].title}, </span>
          </span>
        )}
        {formatBareSpan(start, hours)}
      </span>
      {state && <span className="cal-ev__state">{state}</span>}
      {(place || slip) && (
        <span>
          {place}
          {place && slip && ', '}
          <span className="cal-ev__slip">{slip}</span>
        </span>
      )}
      {visit.weather?.warning && <span className="cal-ev__warning">{visit.weather.warning}</span>}
      {canMove(visit) && (
        <Grip movable={movableVisit(visit)} start={start} isPicked={false} onKey={onKey} onPress={onPress} />
      )}
    </>
  );
}

export function WantedEvent(props: GripProps) {
  const { movable, start, isPicked } = props;
  return (
    <>
      <span className="cal-ev__name" data-wanted={movable.key}>
        {movable.name}
      </span>
      <span className="cal-ev__at">
        {movable.service && <PackageFlag id={movable.service} size="0.875rem" />}
        {formatBareSpan(start, movable.hours)}
      </span>
      {isPicked && <Grip {...props} />}
    </>
  );
}

/** The sunset, a low tide: a line with its time where there is room. The day's head says it to screen readers. */
export function MarkEvent({
  kind,
  at,
  isLabeled,
}: {
  readonly kind: 'low' | 'sunset';
  readonly at: string;
  readonly isLabeled: boolean;
}) {
  const words = kind === 'low' ? 'Low' : 'Sunset';
  if (!isLabeled) return null;
  return (
    <span className="cal-mark__label">
      {words} {formatTime(at)}
    </span>
  );
}
