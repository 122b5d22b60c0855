import type { ServerResponse } from 'node:http';
import { addHours, dayOf, daysBetween, shiftDay, startOfDay } from '#domain/los-angeles.ts';
import * as clock from '#functions/runtime/clock.ts';
import { type Front, startFront } from '../front.ts';
import { recordedWeek } from './recorded-hours.ts';

const grid = /^\/gridpoints\/(?<cell>LOX\/\d+,\d+)\/forecast\/hourly$/;
const point = /^\/points\/(?<latitude>-?\d+(?:\.\d+)?),(?<longitude>-?\d+(?:\.\d+)?)$/;

/** A week of hours from today on, as the service lists them. A day keeps its weather however the clock moves. */
function periods(firstDay: string, now: string): object[] {
  const { length } = recordedWeek;
  const passed = daysBetween(firstDay, dayOf(now));
  return recordedWeek.flatMap((_, ahead) => {
    const midnight = startOfDay(shiftDay(dayOf(now), ahead));
    const hours = recordedWeek.at((passed + ahead) % length) ?? [];
    return hours.map(({ temperature, rain, wind }, hour) => ({
      startTime: addHours(midnight, hour).replace('.000Z', '+00:00'),
      temperature,
      temperatureUnit: 'F',
      probabilityOfPrecipitation: { unitCode: 'wmoUnit:percent', value: rain },
      windSpeed: wind,
    }));
  });
}

function answer(response: ServerResponse, status: number, properties: object): void {
  response.writeHead(status, { 'content-type': 'application/geo+json' }).end(JSON.stringify({ properties }));
}

/**
 * A recorded week for the product's two calls, again and again from the day of the first question on. Refuses a
 * client without a User-Agent, as the service does.
 */
export function startWeather(): Promise<Front> {
  let firstDay: string | undefined;
  return startFront({
    handle: async (request, response) => {
      const path = request.url ?? '';
      if (!request.headers['user-agent']) return answer(response, 403, {});
      const place = point.exec(path)?.groups;
      if (place) {
        const gridX = Math.round((Number(place.longitude) + 120) * 40);
        const gridY = Math.round((Number(place.latitude) - 33) * 40);
        return answer(response, 200, { gridId: 'LOX', gridX, gridY });
      }
      if (!grid.test(path)) return answer(response, 404, {});
      const now = clock.now();
      firstDay ??= dayOf(now);
      answer(response, 200, { updateTime: now, periods: periods(firstDay, now) });
    },
  });
}
