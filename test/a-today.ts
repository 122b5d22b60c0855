import { sunsetOf } from '#domain/sky/sun.ts';
import { tidesOf } from '#domain/sky/tide.ts';
import type { Today, TodayVisit } from '#domain/today/todays-visit.ts';

export const todayNow = '2027-03-18T14:24:00.000Z';

/** A visit as Today shows it: 8:00 AM to noon in Marina del Rey. */
export const aTodayVisit = (changes: Partial<TodayVisit> = {}): TodayVisit => ({
  id: '01KM0000000000000000000001',
  lead_id: '01KM0000000000000000000011',
  name: 'Ana Ortiz',
  start: '2027-03-18T15:00:00.000Z',
  hours: 4,
  status: 'planned',
  area: 'marina-del-rey',
  service: 'complete',
  boat: '32 ft Cruiser/Yacht',
  boat_type: 'Cruiser/Yacht',
  boat_name: 'Second Wind',
  weather: { rain_percent: 5, wind_mph: 14, fetched_at: '2027-03-18T13:10:00.000Z' },
  slug: 'AAAAAAAAAAAAAAAAAAAAAA',
  lead_status: 'SCHEDULED',
  phone: '+13105550118',
  email: 'ana@example.com',
  address: '13755 Fiji Way, Marina del Rey, CA 90292',
  berth: {
    marina: 'Holiday Basin',
    dock: 'Dock C-1200, left at the fuel float',
    slip: 'C-1204',
    parking: 'Park in Lot 8, 300 ft to the gate',
    water: 'Hose bib at the dock box, 25 ft',
    power: '30 A twist-lock, 40 ft',
  },
  has_gate_code: true,
  has_water: true,
  has_power: true,
  extras: [],
  bring: ['Soap, brushes, 50 ft hose', 'Both polishers', 'Compound and pads', 'Wax', 'Wet vac'],
  tides: tidesOf('2027-03-18', 'marina-del-rey'),
  sunset: sunsetOf('2027-03-18', 'marina-del-rey'),
  jobs_before: 2,
  visits_left: 0,
  ...changes,
});

/** A Thursday with two visits, one more tomorrow, and things that wait. */
export const aToday = (changes: Partial<Today> = {}): Today => ({
  day: '2027-03-18',
  now: todayNow,
  visits: [
    aTodayVisit(),
    aTodayVisit({
      id: '01KM0000000000000000000002',
      lead_id: '01KM0000000000000000000012',
      name: 'Ben Whitlock',
      start: '2027-03-18T20:00:00.000Z',
      hours: 2,
      service: 'wash',
      boat: '18 ft Runabout',
    }),
    aTodayVisit({
      id: '01KM0000000000000000000003',
      lead_id: '01KM0000000000000000000013',
      name: 'Carla Núñez',
      start: '2027-03-19T20:00:00.000Z',
      hours: 4,
      service: 'restorer',
      boat: '24 ft fishing boat',
      area: 'long-beach',
      berth: { slip: '14-B' },
      weather: {
        rain_percent: 5,
        wind_mph: 24,
        fetched_at: '2027-03-18T13:10:00.000Z',
        warning: 'Wind 24 mph from 1:00 PM. Too windy to wax (limit 20 mph).',
        over: ['wind'],
      },
    }),
  ],
  visits_today: 2,
  waiting: [
    {
      kind: 'weather',
      lead_id: '01KM0000000000000000000013',
      visit_id: '01KM0000000000000000000003',
      name: 'Carla Núñez',
      text: 'is planned for Fri, Mar 19, 1:00 PM.',
      warning: 'Wind 24 mph from 1:00 PM. Too windy to wax (limit 20 mph).',
      act: 'Offer a move',
      since: '2027-03-19T20:00:00.000Z',
      service: 'restorer',
    },
    {
      kind: 'request',
      lead_id: '01KM0000000000000000000014',
      name: 'Owen Pruitt',
      text: 'sent a request: Boat Wash, 19 ft Runabout, Huntington Beach.',
      act: 'Send a price',
      since: '2027-03-18T13:44:00.000Z',
      service: 'wash',
    },
    {
      kind: 'follow-up',
      lead_id: '01KM0000000000000000000015',
      name: 'Noor Aziz',
      text: 'hasn’t answered the offer for 4 days.',
      act: 'Follow up',
      since: '2027-03-14T13:44:00.000Z',
      service: 'exterior',
    },
  ],
  ...changes,
});
