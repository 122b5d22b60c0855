import { type AreaPlace, areaPlaces } from './area-places.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in miles (haversine formula, mean earth radius 3,959 miles). */
function milesBetween(a: AreaPlace, b: AreaPlace): number {
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * 3959 * Math.asin(Math.sqrt(half));
}

/** Roads are about 1.3 times the straight line, 42 mph over the day; ten minutes to park. Rounded up to five. */
const driveEstimate = (a: AreaPlace, b: AreaPlace): number =>
  Math.ceil((((milesBetween(a, b) * 1.3) / 42) * 60 + 10) / 5) * 5;

const driveTable: Readonly<Record<string, Readonly<Record<string, number>>>> = Object.fromEntries(
  Object.entries(areaPlaces).map(([from, a]) => [
    from,
    Object.fromEntries(Object.entries(areaPlaces).map(([to, b]) => [to, driveEstimate(a, b)])),
  ]),
);

/** Minutes from one visit's end to the next one's start: `gap` within an area or if unknown, else the longer drive. */
export function minutesBetweenAreas(from: string | undefined, to: string | undefined, gap: number): number {
  if (from === undefined || to === undefined || from === to) return gap;
  return Math.max(gap, driveTable[from]?.[to] ?? gap);
}

/** Whether two areas are close enough to be done on one day without losing an hour on the road. */
export const areNeighbors = (a: string, b: string): boolean => minutesBetweenAreas(a, b, 0) <= 35;
