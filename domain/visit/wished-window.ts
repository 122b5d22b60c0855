import { wallClockOf } from '../los-angeles.ts';

const noon = '12:00';

/** Of a preferred window as the booking has it: it begins with one of them, or is flexible. */
export const dayPartOf = (window: string | undefined): 'morning' | 'afternoon' | undefined =>
  (['morning', 'afternoon'] as const).find((part) => window?.startsWith(part));

export function suitsWindow(start: string, window: string | undefined): boolean {
  const part = dayPartOf(window);
  return part === undefined || wallClockOf(start).slice(11) < noon === (part === 'morning');
}
