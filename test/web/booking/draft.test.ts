import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { keepCampaign } from '#web/analytics/campaign.ts';
import { beginAttempt, eventIdOf, markAnswered, markPending } from '#web/booking/attempt.ts';
import { clearDraft, hasLostContact, readDraft, saveDraft } from '#web/booking/draft.ts';
import { knownAnswers } from '#web/booking/prefill.ts';

/** A browser's storage, as far as the site uses it. */
function aStorage(entries = new Map<string, string>()) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
    removeItem: (key: string) => entries.delete(key),
    held: () => Object.fromEntries([...entries].map(([key, text]) => [key, JSON.parse(text)])),
  };
}

let tab: ReturnType<typeof aStorage>;

/** A new entry in the tab's history, as every followed link makes one. */
function arrive() {
  const entry = {
    state: null as unknown,
    replaceState: (state: unknown) => {
      entry.state = state;
    },
  };
  vi.stubGlobal('history', entry);
  return entry;
}

beforeEach(() => {
  tab = aStorage();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('location', { search: '' });
  arrive();
  vi.stubGlobal('document', {
    cookie: 'theme=dark; _fbp=fb.1.2.3; _fbc=fb.1.2.c=d',
    getElementById: () => ({ textContent: JSON.stringify({ cities: { 'castaic-lake': 'Castaic' } }) }),
  });
});

afterAll(() => vi.unstubAllGlobals());

const answers = {
  packageId: 'wash',
  boatType: 'PWC',
  boatLengthFt: '12',
  fullName: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '3105550142',
  address: 'Fiji Way',
  zip: '90292',
  notes: 'Gate 1234',
  acceptedTerms: 'on',
};

test('the draft keeps what is said of boat, service and access, and nothing of people', () => {
  saveDraft(answers);
  const draft = { packageId: 'wash', boatType: 'PWC', boatLengthFt: '12', notes: 'Gate 1234' };
  expect(readDraft()).toEqual(draft);
  expect(tab.held()).toEqual({
    'bdla:bookingDraft': { visit: history.state.visit, answers: draft, hadContact: true },
  });
  expect(hasLostContact()).toBe(true);
  saveDraft({ ...draft, fullName: '' });
  expect(hasLostContact()).toBe(false);
});

test('a reload and Back keep the draft, a new visit of the same link begins afresh', () => {
  const first = arrive();
  expect(knownAnswers('?package=interior').packageId).toBe('interior');
  saveDraft(answers);
  expect(knownAnswers('?package=interior')).toMatchObject({ packageId: 'wash', notes: 'Gate 1234' });
  arrive();
  expect(knownAnswers('?package=interior')).toEqual({ packageId: 'interior' });
  vi.stubGlobal('history', first);
  expect(knownAnswers('?package=interior').packageId).toBe('wash');
});

test('what else the page has noted in its history stays', () => {
  const entry = arrive();
  entry.state = { scroll: 12 };
  saveDraft(answers);
  expect(entry.state).toMatchObject({ scroll: 12 });
});

test('an unknown package or area is no answer, nor is an area where nobody lives', () => {
  expect(knownAnswers('?package=gold&area=atlantis')).toEqual({});
  expect(knownAnswers('?area=pyramid-lake')).toEqual({});
});

test.each([
  ['marina-del-rey', 'Marina del Rey'],
  ['king-harbor-redondo-beach', 'Redondo Beach'],
  ['newport-harbor', 'Newport Beach'],
  ['castaic-lake', 'Castaic'],
])('the link of the area %s fills in its city, %s', (area, city) => {
  expect(knownAnswers(`?area=${area}`)).toEqual({ city });
});

test.each([
  ['?length=32', '32'],
  ['?length=32.5', '32.5'],
  ['?length=9', '40'],
  ['?length=long', '40'],
  ['', '40'],
])('with 40 ft remembered, the query "%s" begins with %s ft', (query, length) => {
  localStorage.setItem('bdla:lengthFt', '40');
  expect(knownAnswers(query).boatLengthFt).toBe(length);
});

test('the remembered length is the one to begin with, unless the draft only says it more precisely', () => {
  localStorage.setItem('bdla:lengthFt', '30');
  saveDraft({ boatLengthFt: '28' });
  expect(knownAnswers('?length=50').boatLengthFt).toBe('30');
  saveDraft({ boatLengthFt: '29.5' });
  expect(knownAnswers('?length=50').boatLengthFt).toBe('29.5');
});

test('a cleared draft, a broken one and forbidden storage are no answers', () => {
  saveDraft(answers);
  clearDraft();
  expect(readDraft()).toEqual({});
  tab.setItem('bdla:bookingDraft', '{"visit"');
  expect(readDraft()).toEqual({});
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => saveDraft(answers)).not.toThrow();
  expect(readDraft()).toEqual({});
});

test('a key without an answer is used again after a reload, an answered one is not', () => {
  const first = beginAttempt();
  expect(first.metaEventId).toMatch(/^[0-9a-f]{24}-[0-9a-f]{32}$/);
  expect(first.metaEventId.startsWith(`${eventIdOf(first)}-`)).toBe(true);
  markPending(first);
  expect(beginAttempt().metaEventId).toBe(first.metaEventId);
  markAnswered();
  expect(beginAttempt().metaEventId).not.toBe(first.metaEventId);
});

test('a booking carries the page’s parameters and the campaign that led to the site', () => {
  keepCampaign('?utm_source=dock&fbclid=abc');
  vi.stubGlobal('location', { search: '?package=wash&utm_source=' });
  expect(beginAttempt().utm).toEqual({ utm_source: '', fbclid: 'abc', package: 'wash' });
});

test('the tracking cookies are read whole', () => {
  expect(beginAttempt()).toMatchObject({ fbp: 'fb.1.2.3', fbc: 'fb.1.2.c=d' });
});
