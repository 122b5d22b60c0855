import type { VisitWeather } from '../sky/weather.ts';

/** Of time off, until the owner says more. */
export const offWhy = 'We can’t come at that time after all, and we’re sorry to change it.';

/**
 * Why another day is offered, in one sentence to the customer: time off, else what of their visit's weather is over the
 * limits; empty without either, as only the owner knows then.
 */
export function moveReason({ over = [] }: Pick<VisitWeather, 'over'> = {}, isOff = false): string {
  if (isOff) return offWhy;
  const isWet = over.includes('rain');
  const isWindy = over.includes('wind');
  if (isWet && isWindy) {
    return 'Rain and wind are in the forecast for your day, and your boat will come out better on another.';
  }
  if (isWet) return 'Rain is in the forecast for your day, and your boat will come out better on a dry one.';
  if (isWindy)
    return 'Wind is in the forecast for your day, and your boat will come out better on a calm one.';
  return '';
}
