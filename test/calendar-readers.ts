import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

/** An event as a calendar program understands it. Instants are ISO 8601 UTC. */
interface ReadEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
}

function byIcalJs(file: string): ReadEvent[] {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  return events.map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
    };
  });
}

function byNodeIcal(file: string): ReadEvent[] {
  return Object.values(nodeIcal.sync.parseICS(file)).flatMap((event) => {
    if (event?.type !== 'VEVENT') return [];
    const { uid, sequence, status, start, end, summary } = event;
    return {
      uid,
      sequence: Number(sequence),
      status: String(status),
      start: start.toISOString(),
      end: end?.toISOString() ?? '',
      summary: String(summary),
    };
  });
}

/** Two parsers that are neither ours nor each other's. */
export const calendarReaders = [
  ['ical.js', byIcalJs],
  ['node-ical', byNodeIcal],
] as const;
