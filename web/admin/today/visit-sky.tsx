import { useId } from 'react';
import { formatTime } from '#domain/los-angeles.ts';
import { capitalized } from '#domain/plain-text.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { TideCurve } from './tide-curve.tsx';
import { lowWater } from './tide-hours.ts';
import { shortTime } from './today-words.ts';

interface VisitSkyProps {
  readonly visit: TodayVisit;
  readonly now: string;
}

function Figure({
  name,
  figure,
  text,
}: {
  readonly name: string;
  readonly figure: string;
  readonly text: string;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{figure}</b>
        {text}
      </dd>
    </div>
  );
}

/** The forecast for the visit's hours, and the water's day. What is not known is not said. */
export function VisitSky({ visit, now }: VisitSkyProps) {
  const headingId = useId();
  const { weather, sunset } = visit;
  const low = lowWater(visit);
  const title = [weather && 'wind, rain', low && 'tide'].filter(Boolean).join(', ') || 'daylight';
  const sources = [
    weather && `Forecast from ${formatTime(weather.fetched_at)}.`,
    low && 'Tide not for navigation.',
  ].filter(Boolean);
  return (
    <section className="blk full" aria-labelledby={headingId}>
      <header>
        <h3 id={headingId}>{capitalized(title)}</h3>
        <span className="xs quiet">{sources.join(' ')}</span>
      </header>
      <dl className="sky">
        {weather && (
          <>
            <Figure name="Wind" figure={`${weather.wind_mph} mph`} text="at most" />
            <Figure name="Rain" figure={`${weather.rain_percent}%`} text="chance" />
          </>
        )}
        {low && <Figure name="Low tide" figure={`${low.feet} ft`} text={formatTime(low.at)} />}
        <Figure name="Sunset" figure={shortTime(sunset)} text="PM" />
      </dl>
      {low && <TideCurve visit={visit} now={now} />}
    </section>
  );
}
