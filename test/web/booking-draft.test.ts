import { beforeEach, expect, test, vi } from 'vitest';
import { keepCampaign } from '#web/analytics/campaign.ts';
import { beginAttempt, eventIdOf, markAnswered, markPending } from '#web/booking/attempt.ts';
import { clearDraft, readDraft, saveDraft } from '#web/booking/draft.ts';
import { knownAnswers } from '#web/booking/prefill.ts';

/** A browser's storage, as far as the site uses it. */
function aStorage(entries = new Map<string, string>()) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
    removeItem: (key: string) => entries.delete(key),
    text: () => [...entries.values()].join(),
  };
}

let tab: ReturnType<typeof aStorage>;

beforeEach(() => {
  tab = aStorage();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('document', { cookie: 'theme=dark; _fbp=fb.1.2.3; _fbc=fb.1.2.c=d' });
});

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

test('the draft keeps what is said of boat and service, and nothing of people', () => {
  saveDraft(answers, '');
  expect(readDraft('')).toEqual({ packageId: 'wash', boatType: 'PWC', boatLengthFt: '12' });
  expect(tab.text()).not.toMatch(/Dana|dana|555|Fiji|90292|1234/);
});

test('a link to another package, followed later, wins over the draft', () => {
  saveDraft(answers, '?package=complete');
  expect(knownAnswers('?package=complete').packageId).toBe('wash');
  expect(knownAnswers('?package=interior').packageId).toBe('interior');
});

test('an unknown package or area is no answer', () => {
  expect(knownAnswers('?package=gold&area=atlantis')).toEqual({});
  expect(knownAnswers('?area=marina-del-rey')).toEqual({ city: 'Marina del Rey' });
});

test('the remembered length is the one to begin with, unless the draft only says it more precisely', () => {
  localStorage.setItem('bdla:lengthFt', '30');
  expect(knownAnswers('').boatLengthFt).toBe('30');
  saveDraft({ boatLengthFt: '28' }, '');
  expect(knownAnswers('').boatLengthFt).toBe('30');
  saveDraft({ boatLengthFt: '29.5' }, '');
  expect(knownAnswers('').boatLengthFt).toBe('29.5');
});

test('a cleared draft, a broken one and forbidden storage are no answers', () => {
  saveDraft(answers, '');
  clearDraft();
  expect(readDraft('')).toEqual({});
  tab.setItem('bdla:bookingDraft', '{"search"');
  expect(readDraft('')).toEqual({});
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => saveDraft(answers, '')).not.toThrow();
  expect(readDraft('')).toEqual({});
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
