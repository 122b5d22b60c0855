import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addHours, instantOf } from '#domain/los-angeles.ts';
import { initialSettings } from '#domain/settings.ts';
import type { Forecast } from '#domain/sky/weather.ts';
import { todayOf } from '#domain/today/today.ts';
import { bestStarts } from '#domain/visit/best-starts.ts';
import { namedDays } from '#domain/visit/named-days.ts';
import { rankStarts } from '#domain/visit/rank-starts.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const now = instantOf('2026-11-30T06:00');
const area = 'marina-del-rey';
const week = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'];
const times = ['08:00', '10:00', '13:00', '15:00'];

const anHour = fc.record({ rain: fc.constantFrom(5, 21, 75), wind: fc.constantFrom(5, 22, 28) });
/** Hours known of the week, in spells of six; a spell may be missing. */
const spells = fc.array(fc.option(anHour), { minLength: 20, maxLength: 20 });
const openDays = fc.tuple(...week.map(() => fc.subarray(times)));

const forecastOf = (parts: readonly ({ rain: number; wind: number } | null)[]): Forecast => ({
  area,
  fetched_at: now,
  hours: parts.flatMap((part, place) =>
    part === null
      ? []
      : Array.from({ length: 6 }, (_, hour) => ({
          start: addHours(instantOf('2026-12-01T00:00'), 6 * place + hour),
          temperature_f: 60,
          rain_percent: part.rain,
          wind_mph: part.wind,
        })),
  ),
});

test('no suggestion is red on Today once it is booked while a named day, or else any, has one that is not', () => {
  fc.assert(
    fc.property(
      spells,
      openDays,
      fc.subarray(week),
      fc.option(fc.constantFrom(...week), { nil: undefined }),
      fc.constantFrom('complete' as const, 'wash' as const),
      (parts, open, yes, preferred_date, requested_service) => {
        const forecast = forecastOf(parts);
        const lead = aLead({
          requested_service,
          ...(preferred_date && { preferred_date }),
          offer_answer: { answer: 'yes', at: now, days: yes },
        });
        const days = week.map((day, place) => ({
          day,
          starts: (open[place] ?? []).map((time) => instantOf(`${day}T${time}`)),
        }));
        const isRed = (start: string): boolean => {
          const visit = aVisit({ start });
          const booked = { ...lead, status: 'SCHEDULED' as const, visits: [visit] };
          const { id: visit_id, hours, status } = visit;
          const today = todayOf(['2026-11-30', ...week], {
            entries: [{ visit_id, lead_id: lead.id, start, hours, status, area }],
            leads: new Map([[lead.id, booked]]),
            others: new Map(),
            customers: new Map(),
            photos: new Map(),
            forecasts: new Map([[area, forecast]]),
            openLeads: [],
            settings: initialSettings,
            now,
          });
          return today.visits.some(({ weather }) => weather?.warning !== undefined);
        };
        const named = namedDays(lead, now);
        const ranked = rankStarts({
          days,
          hours: 3,
          area,
          entries: [],
          service: requested_service,
          forecast,
          settings: initialSettings,
          named,
          namedBy: 'Ana',
          now,
        });
        const suggested = bestStarts(ranked);
        const starts = (wanted: readonly string[]) =>
          days.filter(({ day }) => wanted.includes(day)).flatMap((day) => day.starts);
        expect(suggested.length).toBeLessThanOrEqual(3);
        expect(suggested.length > 0).toBe(starts(week).length > 0);
        expect(ranked.map(({ start }) => start).sort()).toEqual(starts(week).sort());
        const hasGood =
          starts(named).some((start) => !isRed(start)) || starts(week).some((start) => !isRed(start));
        if (hasGood) expect(suggested.filter(({ start }) => isRed(start))).toEqual([]);
        for (const { start, bad_weather } of ranked) expect(bad_weather === true).toBe(isRed(start));
      },
    ),
    { numRuns: 150 },
  );
});
