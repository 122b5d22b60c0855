import { expect, test } from 'vitest';
import { intakeLabels } from '#domain/booking/intake-texts.ts';
import { notesMax } from '#domain/booking/intake-values.ts';
import { LeadIntake } from '#domain/booking/lead-intake.ts';
import { photoLimits } from '#domain/photo/photos.ts';
import { parametersOf } from '#web/analytics/campaign.ts';
import { ApiError, NetworkError } from '#web/api/call-operation.ts';
import type { Answers } from '#web/booking/answers.ts';
import type { Attempt } from '#web/booking/attempt.ts';
import { afterChange, failureOf, failureOfIssues } from '#web/booking/failure.ts';
import { issuesIn } from '#web/booking/issues.ts';
import { payloadOf, typedNotesMax } from '#web/booking/payload.ts';

const today = '2026-11-20';
const attempt: Attempt = { metaEventId: 'key-of-this-try', utm: {}, fbp: undefined, fbc: undefined };

const answers: Answers = {
  packageId: 'restorer',
  fullName: ' Dana Whitfield ',
  email: 'dana@example.com',
  phone: '(310) 555-0142',
  address: '13755 Fiji Way',
  city: 'Marina del Rey',
  state: 'CA',
  zip: '90292',
  boatType: 'Cruiser/Yacht',
  boatLengthFt: '28',
  conditionLevel: 'Heavy oxidation',
  oxidationLevel: '',
  brand: '',
  model: '',
  year: '',
  hullMaterial: '',
  preferredDate: '',
  preferredWindow: '',
  monthlyPlanInterest: '',
  notes: '',
  hp_field: '',
  hasWater: 'on',
  hasPower: 'on',
  acceptedTerms: 'on',
};

const failure = (changes: Record<string, string | undefined>) => {
  const given = Object.entries({ ...answers, ...changes }).filter(([, text]) => text !== undefined);
  return failureOfIssues(issuesIn(payloadOf(Object.fromEntries(given) as Answers, attempt), today));
};

test('a filled-in form makes a payload that the server takes', () => {
  const payload = payloadOf({ ...answers, year: '2004', preferredDate: today }, attempt);
  expect(LeadIntake.parse(payload)).toMatchObject({
    packageId: 'restorer',
    services: ['deep-wash', 'polishing', 'protection'],
    boatLengthFt: 28,
    year: 2004,
    photo_urls: [],
    hasWater: true,
    source: 'website',
    metaEventId: 'key-of-this-try',
  });
  expect(issuesIn(payload, today)).toEqual([]);
});

test.each(['28ft', "28'", '28 feet'])('the length %j goes out as 28', (boatLengthFt) => {
  expect(payloadOf({ ...answers, boatLengthFt }, attempt).boatLengthFt).toBe(28);
});

test('the spam trap is sent as found', () => {
  expect(payloadOf(answers, attempt).hp_field).toBe('');
  expect(payloadOf({ ...answers, hp_field: 'http://spam.example' }, attempt).hp_field).toBe(
    'http://spam.example',
  );
});

test('unchanged answers make an unchanged request, so that a repeat is known as one', () => {
  const photos = { paths: ['incoming/a/b.jpg'], failed: ['c.jpg'] };
  expect(JSON.stringify(payloadOf(answers, attempt, photos))).toBe(
    JSON.stringify(payloadOf(answers, attempt, photos)),
  );
});

test('photos that failed are named in the notes, below what was typed', () => {
  const { notes } = payloadOf({ ...answers, notes: 'Slip 12\n' }, attempt, {
    paths: [],
    failed: ['bow.jpg', 'a\nb.png'],
  });
  expect(notes).toBe('Slip 12\n[upload-error] bow.jpg\n[upload-error] a b.png');
});

test('a photo with an odd name does not cost the booking', () => {
  const failed = ['half \ud800.jpg', '\u001b[2J\u202egpj.png', '👩'.repeat(100)];
  const payload = payloadOf(answers, attempt, { paths: [], failed });
  expect(issuesIn(payload, today).map(({ path }) => path)).toEqual([]);
  expect(payload.notes?.split('\n').at(1)).toBe('[upload-error]  [2Jgpj.png');
});

test('the longest notes and five failed photos still fit into what the server takes', () => {
  const failed = Array.from({ length: photoLimits.maxFiles }, () => 'x'.repeat(255));
  const { notes } = payloadOf({ ...answers, notes: 'n'.repeat(typedNotesMax) }, attempt, {
    paths: [],
    failed,
  });
  expect(notes?.length).toBeLessThanOrEqual(notesMax);
});

test.each(['fullName', 'email', 'phone', 'address', 'city', 'zip', 'boatType', 'boatLengthFt'] as const)(
  'an empty %s is missing by its label',
  (field) => {
    expect(failure({ [field]: ' ' })).toMatchObject({
      error: `Missing required field: ${intakeLabels[field]}`,
      fields: { [field]: expect.any(String) },
    });
  },
);

test('a missing condition also says so in its own words', () => {
  expect(failure({ conditionLevel: undefined })).toMatchObject({
    error: 'Missing required field: Condition',
    fields: { conditionLevel: "Please select your boat's condition." },
  });
});

test.each(['hasWater', 'hasPower', 'acceptedTerms'] as const)('%s must be ticked', (field) => {
  expect(failure({ [field]: undefined })?.error).toBe(`Missing required field: ${intakeLabels[field]}`);
});

test.each([
  [{ email: 'dana@example' }, 'Please enter a valid email address.'],
  [{ boatLengthFt: '9' }, 'Boat length must be between 10 and 100 feet.'],
  [{ boatLengthFt: 'long' }, 'Boat length must be between 10 and 100 feet.'],
  [{ boatLengthFt: '100.5' }, 'Boat length must be between 10 and 100 feet.'],
  [{ year: '1949' }, 'Year must be between 1950 and 2030.'],
  [{ year: '0' }, 'Year must be between 1950 and 2030.'],
  [{ preferredDate: '2026-11-19' }, 'Please choose today or a later day.'],
])('%j is refused with its sentence', (changes, sentence) => {
  expect(failure(changes)?.error).toBe(sentence);
});

test('the first wrong field in the order of the form leads the box', () => {
  const wrong = failure({ preferredDate: '2020-01-01', zip: '1', email: '' });
  expect(wrong?.error).toBe('Missing required field: Email');
  expect(Object.keys(wrong?.fields ?? {})).toEqual(['email', 'zip', 'preferredDate']);
});

test('a field that is put right loses its message, and the box moves on to the next', () => {
  const wrong = failure({ fullName: '', zip: '' });
  if (!wrong) throw new Error('nothing was wrong');
  const fixed = { ...answers, zip: '' };
  const next = afterChange(wrong, 'fullName', issuesIn(payloadOf(fixed, attempt), today));
  expect(next).toMatchObject({
    error: 'Missing required field: ZIP',
    fields: { zip: 'Enter the ZIP code.' },
  });
  expect(next?.fields).not.toHaveProperty('fullName');
  expect(next && afterChange(next, 'zip', issuesIn(payloadOf(answers, attempt), today))).toBeUndefined();
});

test('a message changes with what is still wrong, and others stay while another field is typed in', () => {
  const wrong = failure({ email: '', zip: '' });
  if (!wrong) throw new Error('nothing was wrong');
  const issues = issuesIn(payloadOf({ ...answers, email: 'dana@', zip: '' }, attempt), today);
  expect(afterChange(wrong, 'email', issues)?.fields.email).toBe('Please enter a valid email address.');
  expect(afterChange(wrong, 'brand', issues)).toBe(wrong);
});

test.each([
  [new NetworkError('no answer'), 'Network error. Please try again.', true],
  [new ApiError(500, { error: 'Down.' }), 'Down.', true],
  [new ApiError(502), 'Failed to save your request.', true],
  [new ApiError(400, { error: 'No.', fields: { zip: 'No.' } }), 'No.', false],
  [new TypeError('oops'), "We couldn't submit your request. Please try again.", true],
])('%s is told as its own sentence', (error, sentence, mayRetry) => {
  expect(failureOf(error)).toMatchObject({ error: sentence, mayRetry });
});

test('an odd link does not cost the booking', () => {
  const utm = parametersOf(`?utm_source=ads&package=wash&${'n'.repeat(200)}=${'x'.repeat(2000)}`);
  expect(issuesIn(payloadOf(answers, { ...attempt, utm }), today)).toEqual([]);
});

test('a time chosen in an email is sent while day and time of day are still those of it', () => {
  const preferredStart = '2027-03-05T16:00:00.000Z';
  const chosen = { ...answers, preferredStart, preferredDate: '2027-03-05', preferredWindow: 'morning' };
  expect(LeadIntake.parse(payloadOf(chosen, attempt)).preferredStart).toBe(preferredStart);
  expect(payloadOf({ ...chosen, preferredDate: '2027-03-06' }, attempt).preferredStart).toBeUndefined();
  expect(payloadOf({ ...chosen, preferredWindow: 'afternoon' }, attempt).preferredStart).toBeUndefined();
});
