import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onMyWayText, visitText } from '#web/admin/today/visit-texts.ts';
import { aTodayVisit, todayNow } from '../../../a-today.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL('https://boatdetailingla.example/adminka') });
});
afterEach(() => vi.unstubAllGlobals());

test('the text on the way names the time only while it can be kept', () => {
  const greeting = 'Hi Ana, this is Boat Detailing LA. I’m on my way to your boat.';
  expect(onMyWayText(aTodayVisit(), todayNow)).toContain(`${greeting} I’ll be there by 8:00 AM.`);
  expect(onMyWayText(aTodayVisit(), '2027-03-18T15:10:00.000Z')).not.toContain('there by');
  expect(onMyWayText(aTodayVisit(), '2027-03-18T15:00:40.000Z')).toContain('I’ll be there by 8:00 AM.');
  const late = { about: '2027-03-18T15:30:00.000Z' };
  expect(onMyWayText(aTodayVisit({ late }), todayNow)).toContain('I’ll be there by 8:30 AM.');
  expect(onMyWayText(aTodayVisit({ late }), '2027-03-18T15:20:00.000Z')).not.toContain('Sorry');
  expect(onMyWayText(aTodayVisit({ late }), '2027-03-18T15:40:00.000Z')).toContain(
    'I said about 8:30 AM. Sorry I’m late.',
  );
});

test('the text about a visit says the time that was told last', () => {
  expect(visitText(aTodayVisit(), todayNow)).toContain('about our visit on Thursday, March 18, at 8:00 AM.');
  const late = { about: '2027-03-18T15:25:00.000Z' };
  expect(visitText(aTodayVisit({ late }), todayNow)).toContain('visit on Thursday, March 18, about 8:25 AM.');
  expect(visitText(aTodayVisit({ status: 'underway', late }), todayNow)).toContain(
    'about our work on your boat.',
  );
});
