import { getTimes } from 'suncalc';
import { instantOf } from '../los-angeles.ts';
import { cityCenter, placeOfArea } from '../place/area-places.ts';

/** When the sun sets on a Los Angeles day in an area, or over the city when the area is unknown. */
export function sunsetOf(day: string, area: string | undefined): string {
  const { latitude, longitude } = placeOfArea(area) ?? cityCenter;
  const { sunset } = getTimes(new Date(instantOf(`${day}T12:00`)), latitude, longitude);
  // Null only beyond the polar circles.
  if (!sunset) throw new Error('The sun does not set there.');
  return sunset.toISOString();
}
