import { addHours, formatSpan, formatTime } from '#domain/los-angeles.ts';
import { tideLevel } from '#domain/sky/tide-level.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { lowWater, tideHours } from './tide-hours.ts';

const width = 700;
const height = 64;
const steps = 70;

interface TideCurveProps {
  readonly visit: TodayVisit;
  readonly now: string;
}

export function TideCurve({ visit, now }: TideCurveProps) {
  const { start, hours, tides, sunset } = visit;
  const { from, to } = tideHours(visit);
  const part = (instant: string): number => (Date.parse(instant) - from) / (to - from);
  const x = (instant: string): number => Math.round(part(instant) * width);

  const levels = Array.from({ length: steps + 1 }, (_, step) =>
    tideLevel(tides, from + ((to - from) * step) / steps),
  );
  const lowest = Math.min(...levels);
  const range = Math.max(...levels) - lowest || 1;
  const points = levels.map((level, step) => {
    const y = 54 - ((level - lowest) / range) * 44;
    return `${Math.round((step / steps) * width)} ${y.toFixed(1)}`;
  });
  const curve = `M${points.join('L')}`;
  const isShown = (instant: string): boolean => part(instant) > 0 && part(instant) < 1;
  const words = tides.map(({ kind, feet, at }) => `${kind} ${feet} feet at ${formatTime(at)}`).join(', ');
  const low = lowWater(visit);
  const isLowNamed = low && part(low.at) > 0.14 && part(low.at) < 0.76;
  return (
    <div
      className="tide"
      role="img"
      aria-label={`Tide: ${words}. The visit is from ${formatSpan(start, hours)}. Sunset ${formatTime(sunset)}.`}
    >
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="vis" d={`M${x(start)} 0H${x(addHours(start, hours))}V${height}H${x(start)}Z`} />
        <path className="wat" d={`${curve}V${height}H0Z`} />
        <path className="crv" d={curve} />
        {isShown(now) && <path className="now" d={`M${x(now)} 0V${height}`} />}
        <path className="set" d={`M${x(sunset)} 0V${height}`} />
      </svg>
      {isLowNamed && (
        <span style={{ left: `min(${part(low.at) * 100}%, 100% - 9rem)` }}>Low {formatTime(low.at)}</span>
      )}
      <span className="end" style={{ left: '100%' }}>
        Sunset {formatTime(sunset)}
      </span>
    </div>
  );
}
