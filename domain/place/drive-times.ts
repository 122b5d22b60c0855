import { type AreaPlace, placeOfArea } from './area-places.ts';

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

/** Minutes from one visit's end to the next one's start: `gap` within an area or if unknown, else the longer drive. */
export function minutesBetweenAreas(from: string | undefined, to: string | undefined, gap: number): number {
  const [a, b] = [placeOfArea(from), placeOfArea(to)];
  return a && b && a !== b ? Math.max(gap, driveEstimate(a, b)) : gap;
}

/** Whether two areas are close enough to be done on one day without losing an hour on the road. */
export const areNeighbors = (a: string, b: string): boolean => minutesBetweenAreas(a, b, 0) <= 35;
