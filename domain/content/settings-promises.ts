import { terms } from '../business.ts';
import { planLabels, plans as planLevels } from '../choices.ts';
import { dayNames, type Weekday, weekdays } from '../los-angeles.ts';
import { formatRate } from '../price/estimates.ts';
import { type PackageId, packageIds } from '../price/packages.ts';
import type { PackageNames, Prices } from '../price/prices.ts';
import type { Settings } from '../settings.ts';

type Promised = Pick<Settings, 'answer_time' | 'week'>;

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  the: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  twelve: 12,
  'twenty-four': 24,
  'forty-eight': 48,
  'seventy-two': 72,
};
const hoursIn: Readonly<Record<string, number>> = { minute: 1 / 60, hour: 1, day: 24, week: 168 };

const aSpan = String.raw`([\w-]+?)[ -](minute|hour|day|week)s?\b[’']?`;
const within = new RegExp(String.raw`\bwithin ${aSpan}`, 'i');
const ahead = new RegExp(
  String.raw`\b${aSpan}(?: or (?:more|less))? (?:before|ahead|prior|in advance|of notice|notice)`,
  'i',
);

/** `within one day` is 24; undefined when nothing of that kind is said. */
function hoursOf(text: string, span = within): number | undefined {
  const [, count = '', unit = ''] = span.exec(text) ?? [];
  const number = numbers[count.toLowerCase()] ?? Number(count);
  const hours = hoursIn[unit.toLowerCase()];
  return hours === undefined || Number.isNaN(number) ? undefined : number * hours;
}

const ofAnswers = /\b(?:answer|repl(?:y|ies)|respond|get back|hear (?:back )?from)/i;
const ofWork = /\b(?:work|open|come|available|detail|wash|book)/i;
const ofRest = /\b(?:closed|not|no|never|except|off)\b|n[’']t\b/i;
const everyDay = /\b(?:7|seven) days a week\b|\bevery day of the week\b/i;

const answerProblem = (sentence: string, { answer_time }: Promised): string | undefined => {
  if (!ofAnswers.test(sentence)) return undefined;
  const [said, meant] = [hoursOf(sentence), hoursOf(answer_time)];
  if (said === undefined || meant === undefined || said === meant) return undefined;
  return `“${sentence}” Your settings promise an answer ${answer_time}`;
};

const ofChanges = /\b(?:cancel|mov(?:e|ing)\b|reschedul|chang)/i;
const ofComplaints = /\b(?:complain|claim|wrong|unhappy|not happy)|\b(?:isn[’']t|not) right\b/i;

/** What the booking, emails and status page say of each, in hours. */
const kept = [
  { of: ofChanges, span: ahead, hours: terms.freeChangeHours },
  { of: ofComplaints, span: within, hours: terms.complaintHours },
] as const;

const termsProblem = (sentence: string): string | undefined =>
  kept.flatMap(({ of, span, hours }) => {
    const said = of.test(sentence) ? hoursOf(sentence, span) : undefined;
    return said === undefined || said === hours
      ? []
      : [`“${sentence}” Your booking, emails and status page say ${hours} hours`];
  })[0];

/** `on Sundays`, `Sundays`, `every Sunday`: one Sunday alone is no promise. */
const says = (sentence: string, day: Weekday): boolean =>
  new RegExp(`\\b(?:${dayNames[day]}s|every ${dayNames[day]})\\b`, 'i').test(sentence);

function daysProblem(sentence: string, { week }: Promised): string | undefined {
  const closed = weekdays.filter((day) => week[day] === null);
  const [first] = closed;
  if (everyDay.test(sentence) && first)
    return `“${sentence}” Your settings have no working hours on ${dayNames[first]}`;
  const isRest = ofRest.test(sentence);
  if (!isRest && !ofWork.test(sentence)) return undefined;
  const wrong = weekdays.find((day) => says(sentence, day) && closed.includes(day) !== isRest);
  if (!wrong) return undefined;
  return `“${sentence}” Your settings have ${isRest ? '' : 'no '}working hours on ${dayNames[wrong]}`;
}

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim());

/** Sentences of a text that promise what isn't kept: another time to answer, to cancel or to complain, or other days. */
export const contradictions = (text: string, settings: Promised): readonly string[] =>
  sentencesOf(text).flatMap(
    (sentence) =>
      answerProblem(sentence, settings) ?? termsProblem(sentence) ?? daysProblem(sentence, settings) ?? [],
  );

const isPackage = (key: string): key is PackageId => packageIds.some((id) => id === key);

/** Plans that ask more for each visit of a package than it would cost once. */
export function dearerPlans(
  key: string,
  prices: Prices,
  names: PackageNames,
  { plans }: Pick<Settings, 'plans'>,
): readonly string[] {
  if (!isPackage(key)) return [];
  return planLevels.flatMap((level) => {
    const plan = plans[level];
    if (plan?.requested_service !== key || plan.rate_per_foot <= prices[key]) return [];
    const each = `${formatRate(plan.rate_per_foot)} a foot for each visit`;
    return [
      `${names[key].title} would cost ${formatRate(prices[key])} a foot once, but ${each} of the ${planLabels[level]} plan in your settings`,
    ];
  });
}

/** All texts within, such as those of a piece of content. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
