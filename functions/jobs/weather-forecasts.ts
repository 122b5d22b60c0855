import { Lead } from '#domain/lead.ts';
import { addDays, dayOf, hoursBetween, shiftDay } from '#domain/los-angeles.ts';
import { placeOfArea } from '#domain/place/area-places.ts';
import { areaOfLead, plannedVisits, waitsForTime } from '#domain/visit/visit.ts';
import { leadPartsById } from '../data/lead/leads-by-id.ts';
import { openAndChangedLeadIds } from '../data/search/open-leads.ts';
import { type AreaForecast, areaForecasts, storeAreaForecast } from '../data/sky/forecasts.ts';
import { dayRows, entriesOf } from '../data/visit/day-row.ts';
import * as clock from '../runtime/clock.ts';
import { job } from '../runtime/job.ts';
import { causeOf, log } from '../runtime/log.ts';
import { recordMetric } from '../runtime/metric.ts';
import { forecastOfGrid, gridOf } from '../sky/weather-service.ts';

/** The service forecasts a week of hours. */
const daysWanted = 7;

const WaitingLead = Lead.strip().pick({
  id: true,
  status: true,
  address: true,
  city: true,
  zip: true,
  visits: true,
});

/**
 * The areas of visits in the days that a forecast reaches, and of leads that a time may be suggested for: those that
 * wait for one, and those whose visit, on whatever day, may move into these.
 */
async function wantedAreas(now: string): Promise<string[]> {
  const days = Array.from({ length: daysWanted }, (_, place) => shiftDay(dayOf(now), place));
  const [rows, ids] = await Promise.all([dayRows(days), openAndChangedLeadIds(now)]);
  const leads = [...(await leadPartsById(WaitingLead, ids)).values()];
  const planned = entriesOf(rows).filter(({ status }) => status === 'planned' || status === 'underway');
  const waiting = leads
    .filter((lead) => waitsForTime(lead) || plannedVisits(lead.visits ?? []).length > 0)
    .map(areaOfLead);
  return [...new Set([...planned.map(({ area }) => area), ...waiting].flatMap((area) => area ?? []))];
}

/** The area's row after a try: what could not be fetched leaves the forecast before it as it is. */
async function refreshed(row: AreaForecast, now: string): Promise<AreaForecast> {
  const place = placeOfArea(row.area);
  if (!place) return row;
  try {
    const grid = row.grid ?? (await gridOf(place));
    return { ...row, grid, forecast: await forecastOfGrid(grid, row.area, now) };
  } catch (error) {
    log.warn('no forecast', { cause: causeOf(error) });
    return row;
  }
}

/** The area's row as it is kept; one that nobody has wanted for a week begins to wait anew. */
function rowOf(area: string, known: AreaForecast | undefined, now: string): AreaForecast {
  const isCurrent = known?.forecast === undefined || addDays(known.forecast.fetched_at, daysWanted) > now;
  if (known && isCurrent) return known;
  return { area, wanted_since: now, ...(known?.grid !== undefined && { grid: known.grid }) };
}

/** Fetches the forecasts of the coming days where work is planned or asked for, and records how old the oldest of them is. */
export const handler = job('weather-forecasts', async (_event: unknown): Promise<void> => {
  const now = clock.now();
  const areas = await wantedAreas(now);
  const known = await areaForecasts(areas);
  const ages: number[] = [];
  for (const area of areas) {
    const before = rowOf(
      area,
      known.find((row) => row.area === area),
      now,
    );
    const row = await refreshed(before, now);
    await storeAreaForecast(row);
    ages.push(hoursBetween(row.forecast?.fetched_at ?? row.wanted_since, now));
  }
  recordMetric('forecastAge', Math.round(Math.max(0, ...ages)));
});
