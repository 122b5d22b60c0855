import { business } from '#domain/business.ts';
import { formatTime, formatWeekday, minuteOf } from '#domain/los-angeles.ts';
import { greeting } from '#domain/message/greeting-name.ts';
import { readyQuestion } from '#domain/message/text-opened.ts';
import { linkHash } from '#domain/status/page-parts.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { placeAsks } from '#domain/visit/place-words.ts';
import { statusUrl } from '../lead/status-url.ts';

/** The text that says one is coming; the owner may change it before sending. */
export function onMyWayText({ name, start, late, slug }: TodayVisit, now: string): string {
  const about = late?.about ?? start;
  const arrival =
    minuteOf(about) < minuteOf(now)
      ? ` ${late?.about ? 'I said about' : 'I was due at'} ${formatTime(about)}. Sorry I’m late.`
      : ` I’ll be there by ${formatTime(about)}.`;
  return `${greeting(name)}, this is ${business.name}. I’m on my way to your boat.${arrival} ${statusUrl(slug)}`;
}

export function lateText(
  { name, start, slug }: TodayVisit,
  { about, why }: { readonly about?: string; readonly why?: string },
): string {
  const late =
    about === undefined
      ? `I’m running late for ${formatTime(start)}.`
      : `I’m running late: about ${formatTime(about)} instead of ${formatTime(start)}.`;
  return [`${greeting(name)}, this is ${business.name}.`, late, why, statusUrl(slug)]
    .filter(Boolean)
    .join(' ');
}

/** The text that opens where one only wants to ask something. */
export function visitText(
  { name, start, late, slug, status, missing_place }: TodayVisit,
  now: string,
): string {
  const from = `${greeting(name)}, this is ${business.name}`;
  if (status === 'underway')
    return `${from} about our work on your boat. Your status page: ${statusUrl(slug)}`;
  const at = late?.about === undefined ? `at ${formatTime(start)}` : `about ${formatTime(late.about)}`;
  const about = `${from} about our visit on ${formatWeekday(start, now)}, ${at}.`;
  return missing_place
    ? `${about} ${placeAsks[missing_place].title} Tell us here: ${statusUrl(slug)}${linkHash({ part: 'place' })}`
    : `${about} Your status page: ${statusUrl(slug)}`;
}

/** The text that asks what the ready check asks by email. */
export const askReadyText = (
  { name, start, slug }: Pick<TodayVisit, 'name' | 'start' | 'slug'>,
  now: string,
): string =>
  `${greeting(name)}, this is ${business.name}. ${readyQuestion} on ${formatWeekday(start, now)} at ${formatTime(start)}? Please tell us here: ${statusUrl(slug)}${linkHash({ part: 'ready', start })}`;
