import { statusLabels } from '../statuses.ts';
import type { PublicTimelineEntry } from '../timeline.ts';

export interface Update {
  readonly at: string;
  readonly title: string;
  readonly note?: string | undefined;
}

const booked = /^Booked (?<when>.+?)(?:\. (?<said>[\s\S]+))?$/;

/** As a customer would say it. */
const words: Readonly<Record<string, string>> = {
  ...statusLabels,
  CONTACTED: 'We got in touch',
  OFFER_SENT: 'Your price is ready',
  IN_PROGRESS: 'We started work',
  COMPLETED: 'Your boat is done',
  'Price accepted': 'You said yes',
  'Visit canceled': 'We canceled this visit',
  'Visit done': 'This visit is done',
  'Visit missed': 'We couldn’t do the work',
  'Not started after all': 'We hadn’t started after all',
  'Not missed after all': 'Your appointment is on after all',
};

const isYes = ({ status }: PublicTimelineEntry): boolean => status === 'Price accepted';

function updateOf(entry: PublicTimelineEntry): Update {
  const { status, note, created_at: at } = entry;
  const { when, said } = (isYes(entry) && booked.exec(note ?? '')?.groups) || {};
  return when === undefined
    ? { at, title: words[status] ?? status, note }
    : { at, title: `You booked ${when}`, note: said };
}

/** What happened, newest first, in the customer's words: a yes that booked a time is one line. */
export function updatesOf(timeline: readonly PublicTimelineEntry[]): Update[] {
  const bookings = new Set(
    timeline
      .filter((entry) => isYes(entry) && booked.test(entry.note ?? ''))
      .map(({ created_at }) => created_at),
  );
  return timeline
    .filter(({ status, created_at }) => status !== 'SCHEDULED' || !bookings.has(created_at))
    .map(updateOf);
}
