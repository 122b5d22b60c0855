import { placeToldText } from '#domain/customer/told-place.ts';
import type { Lead } from '#domain/lead.ts';
import { formatSpan, formatTime, formatWeekday } from '#domain/los-angeles.ts';
import { areaOfSlug } from '#domain/place/areas.ts';
import { counted, listed } from '#domain/plain-text.ts';
import type { PackageNames } from '#domain/price/prices.ts';
import { inDoubtText } from '#domain/today/in-doubt-text.ts';
import type { MorningSheet, SheetStop } from '#domain/today/morning-sheet.ts';
import { placeMissingText } from '#domain/visit/place-words.ts';
import { isReady, saidOnlyText, unmailedText, wrongText } from '#domain/visit/ready.ts';
import { visitTitle } from '#domain/visit/visit-name.ts';
import { env } from '../runtime/env.ts';
import { adminAddress } from './lead-facts.ts';
import { button, facts, type MailBlock, paragraph, small } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** What the address says already is not said twice. */
function placeText({ visit: { berth, area, address } }: SheetStop): string {
  const place = address ?? berth.marina ?? areaOfSlug(area)?.name ?? '';
  const beside = [berth.dock, berth.slip && `slip ${berth.slip}`].filter(
    (part) => part !== undefined && !place.toLowerCase().includes(part.toLowerCase()),
  );
  return [place, ...beside].filter(Boolean).join(', ');
}

function stopBlocks(stop: SheetStop, place: number, names: PackageNames, now: string): MailBlock[] {
  const { visit, untold, drive, before_ends, hours, no_forecast } = stop;
  const { lead_id, name, start, service, boat, boat_name, has_gate_code, notes, phone, weather, ready } =
    visit;
  const { is_place_told, missing_place, answered_at } = visit;
  const href = adminAddress({ id: lead_id });
  const work = [service && names[service].title, boat_name, boat].filter(Boolean).join(', ');
  const wrong = ready ? wrongText(ready, answered_at, now) : '';
  const unanswered = visit.email === undefined ? unmailedText(visit) : 'No answer yet';
  const onPage = [{ text: 'On the lead’s page', href }];
  const missingPlace = missing_place && `${placeMissingText[missing_place]}.`;
  const placeNote = is_place_told ? placeToldText : missingPlace;
  return [
    paragraph(`${place + 1}. ${formatSpan(start, visit.hours)}, ${name}`),
    facts(
      ['Drive', drive > 0 ? `${drive} minutes from the stop before` : undefined],
      ['Too close', before_ends && `The stop before is planned until ${formatTime(before_ends)}`],
      ['Where', placeText(stop)],
      ['Place', placeNote && [{ text: placeNote, href }]],
      ['Work', visitTitle(visit, work)],
      ['Not told', untold],
      ['Ready', ready ? (isReady(ready) ? 'Yes, they said' : saidOnlyText(ready)) : unanswered],
      ['Not ready', wrong],
      ['Weather', weather?.warning ?? (no_forecast && 'No forecast yet')],
      ['In doubt', inDoubtText(visit)],
      ['Gate code', has_gate_code ? onPage : undefined],
      ['Notes', notes && onPage],
      ['Text', phone && [{ text: phone, href: `sms:${phone}` }]],
      ['More', [{ text: `Open ${name}`, href }]],
      ...hours,
    ),
  ];
}

/** To the owner in the morning of a day with visits. Gate codes stay behind the links. */
export function morningSheetMail(lead: Lead, { stops, bring, now }: MorningSheet, names: PackageNames): Mail {
  const [{ visit: first }] = stops;
  const day = formatWeekday(now, now);
  const visits = `${counted(stops.length, 'visit')}, first at ${formatTime(first.start)}`;
  const hasTide = stops.some(({ visit }) => visit.tides.length > 0);
  return mailOf('morning-sheet', lead, `${day}: ${visits}`, {
    preview: `${visits}. ${bring.length > 0 ? `Bring: ${listed(bring)}.` : first.name}`,
    heading: `${day}: ${visits}`,
    blocks: [
      facts(['Bring', listed(bring)]),
      ...stops.flatMap((stop, place) => stopBlocks(stop, place, names, now)),
      ...(hasTide ? [small('Tides are predictions, not for navigation.')] : []),
      button('Open Today', `${env('SITE_URL')}/adminka`),
    ],
  });
}
