import { expect, test } from 'vitest';
import { fieldErrors } from '#domain/booking/field-errors.ts';
import { isPastDate, knownFields } from '#domain/booking/intake-values.ts';
import { LeadIntake } from '#domain/booking/lead-intake.ts';
import { e164OfPhone } from '#domain/booking/phone.ts';
import { aBooking } from '../../booking.ts';

const errorsOf = (changes: Record<string, unknown>) => {
  const { success, error } = LeadIntake.safeParse(aBooking(changes));
  return success ? undefined : fieldErrors(error.issues);
};

test('a whole booking is taken as it was typed, without the blanks around', () => {
  const sent = aBooking({
    fullName: '  Ana Ortiz ',
    state: ' ca ',
    boatLengthFt: ' 24.5 ',
    year: '2015',
    notes: ' Gate code 12\n[upload-error] bow.jpg ',
  });
  expect(LeadIntake.parse(sent)).toMatchObject({
    fullName: 'Ana Ortiz',
    state: 'CA',
    boatLengthFt: 24.5,
    year: 2015,
    notes: 'Gate code 12\n[upload-error] bow.jpg',
  });
});

test.each([
  ['fullName', 'Full name', 'Enter your name.'],
  ['email', 'Email', 'Enter an email address.'],
  ['phone', 'Phone', 'Enter a mobile number.'],
  ['address', 'Address or marina', 'Enter the marina or address.'],
  ['city', 'City', 'Enter the city.'],
  ['state', 'State', 'Choose the state.'],
  ['zip', 'ZIP', 'Enter the ZIP code.'],
  ['boatType', 'Boat type', 'Choose a boat type.'],
  ['boatLengthFt', 'Length', 'Enter the length in feet.'],
  ['conditionLevel', 'Condition', "Please select your boat's condition."],
])('without %s the box names %s, absent or empty alike', (field, label, beside) => {
  const expected = { error: `Missing required field: ${label}`, fields: { [field]: beside } };
  expect(errorsOf({ [field]: undefined })).toEqual(expected);
  expect(errorsOf({ [field]: '' })).toEqual(expected);
  expect(errorsOf({ [field]: '  ' })).toEqual(expected);
});

test.each([
  ['hasWater', 'Water on site', 'We need water at the boat. None there? Check “Ask us anyway.”'],
  ['hasPower', 'Power on site', 'We need power at the boat. None there? Check “Ask us anyway.”'],
  ['acceptedTerms', 'Terms', 'Please accept the Terms.'],
])('%s must be ticked', (field, label, beside) => {
  for (const value of [undefined, false, 'true', 1]) {
    expect(errorsOf({ [field]: value })).toEqual({
      error: `Missing required field: ${label}`,
      fields: { [field]: beside },
    });
  }
});

test('whoever has no water or power may ask anyway, with both open or one', () => {
  for (const ticks of [
    { hasWater: false, hasPower: false },
    { hasWater: true, hasPower: undefined },
  ]) {
    expect(LeadIntake.parse(aBooking({ ...ticks, accessReview: true }))).toMatchObject({
      hasWater: ticks.hasWater,
      hasPower: false,
      accessReview: true,
    });
  }
});

test('with water and power there is nothing to ask', () => {
  const sentence = 'Please uncheck this, or the water or power that isn’t at your boat.';
  expect(errorsOf({ accessReview: true })).toEqual({ error: sentence, fields: { accessReview: sentence } });
  expect(errorsOf({ accessReview: false, hasWater: false })?.fields).toMatchObject({
    hasWater: 'We need water at the boat. None there? Check “Ask us anyway.”',
  });
});

test('all that is missing is named at once, in the order of the form', () => {
  const wrong = errorsOf({ fullName: '', zip: '1', conditionLevel: '', hasPower: false });
  expect(wrong?.error).toBe('Missing required field: Full name');
  expect(Object.keys(wrong?.fields ?? {})).toEqual(['fullName', 'zip', 'conditionLevel', 'hasPower']);
});

test('whoever names an earlier request may leave out what that one says', () => {
  const again = 'AAAAAAAAAAAAAAAAAAAAAA';
  const left = Object.fromEntries(knownFields.map((field) => [field, undefined]));
  expect(errorsOf({ ...left, again })).toBeUndefined();
  expect(errorsOf({ ...left, again, conditionLevel: '' })?.error).toBe('Missing required field: Condition');
  expect(errorsOf({ again: 'somewhere' })).toMatchObject({
    fields: { again: expect.stringContaining('couldn’t find your last request') },
  });
});

test.each([
  ['email', 'ana', 'Please enter a valid email address.'],
  ['email', 'ana@marina', 'Please enter a valid email address.'],
  ['email', 'a@b.example, c@d.example', 'Please enter a valid email address.'],
  ['email', 'Ana <ana@example.com>', 'Please enter a valid email address.'],
  ['email', 'ana;x@example.com', 'Please enter a valid email address.'],
  ['boatLengthFt', 9.99, 'Boat length must be between 10 and 100 feet.'],
  ['boatLengthFt', 100.01, 'Boat length must be between 10 and 100 feet.'],
  ['boatLengthFt', '1e2', 'Boat length must be between 10 and 100 feet.'],
  ['boatLengthFt', null, 'Boat length must be between 10 and 100 feet.'],
  ['year', 1949, 'Year must be between 1950 and 2030.'],
  ['year', 2031, 'Year must be between 1950 and 2030.'],
  ['year', 2015.5, 'Year must be between 1950 and 2030.'],
  ['zip', '9029', 'Please enter a 5-digit ZIP code, or ZIP+4.'],
  ['zip', '90292-12', 'Please enter a 5-digit ZIP code, or ZIP+4.'],
  ['phone', '555-01', 'Please enter a phone number with at least 7 digits.'],
  ['preferredDate', '03/12/2026', 'Please enter a date.'],
  ['preferredDate', '2026-02-30', 'Please enter a date.'],
  ['preferredWindow', 'night', 'Time of day must be one of: morning, afternoon, flexible.'],
  [
    'boatType',
    'Canoe',
    'Boat type must be one of: Runabout, Sailboat, Cruiser/Yacht, Pontoon, Fishing, PWC, Other.',
  ],
  ['state', 'OR', 'State must be one of: CA, AZ, NV.'],
  ['oxidationLevel', 'Some', 'Oxidation must be one of: None, Light, Medium, Heavy.'],
  ['monthlyPlanInterest', 'gold', 'Plan must be one of: basic, premium, luxury.'],
  ['services', ['deep-wash'], 'Services must be those of the chosen service.'],
  ['services', 'deep-wash', 'Services must be a list.'],
  ['packageId', 'gold', 'Service must be one of: complete, exterior, interior, restorer, wash.'],
  ['fullName', 'Ana\r\nBcc: x@example.com', 'Full name must be one line.'],
  ['city', 'half \ud800 character', 'City must be one line.'],
  ['fullName', 'x'.repeat(101), 'Full name must have at most 100 characters.'],
  ['notes', 'x'.repeat(4001), 'Notes must have at most 4000 characters.'],
  ['notes', 'bell \u0007', 'Notes must be plain text.'],
  ['metaEventId', 'short', 'The request key is malformed.'],
  ['photo_urls', ['bow.jpg'], 'A photo is missing or doesn’t belong to this request. Please add it again.'],
])('%s %j is answered with its sentence', (field, value, sentence) => {
  expect(errorsOf({ [field]: value })).toEqual({ error: sentence, fields: { [field]: sentence } });
});

const photo = (tempId: string, letter: string) => `incoming/${tempId}/${letter.repeat(22)}.jpg`;

test('five photos of one upload are taken, six are too many', () => {
  const photos = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => photo('temp-0001', letter));
  expect(errorsOf({ photo_urls: photos.slice(0, 5) })).toBeUndefined();
  expect(errorsOf({ photo_urls: photos })?.error).toBe('Maximum 5 files allowed');
});

test('photos of two uploads are refused', () => {
  const photo_urls = [photo('temp-0001', 'A'), photo('temp-0002', 'A')];
  expect(errorsOf({ photo_urls })?.fields).toHaveProperty('photo_urls');
});

test('the box says the first wrong field in the order of the form, the fields say all', () => {
  const { error, fields } = errorsOf({ zip: '1', fullName: '', email: 'x', acceptedTerms: false }) ?? {};
  expect(error).toBe('Missing required field: Full name');
  expect(Object.keys(fields ?? {})).toEqual(['fullName', 'email', 'zip', 'acceptedTerms']);
});

test.each(['isAdmin', 'status', 'constructor', 'toString'])(
  'the unknown field %s is refused by name',
  (field) => {
    expect(errorsOf({ [field]: 'x' })).toEqual({
      error: 'Unknown field.',
      fields: { [field]: 'Unknown field.' },
    });
  },
);

test.each([null, 'text', 7, []])('%j is no booking', (input) => {
  expect(LeadIntake.safeParse(input).success).toBe(false);
});

test("a link's odd parameters do not lose the booking", () => {
  const utm = { '': 'x', constructor: 'x', utm_source: 's'.repeat(2000), ['n'.repeat(300)]: 'cut' };
  expect(LeadIntake.parse(aBooking({ utm })).utm).toEqual({
    utm_source: 's'.repeat(1000),
    ['n'.repeat(100)]: 'cut',
  });
});

test('today is not past, yesterday is, and no wish is neither', () => {
  expect(isPastDate({ preferredDate: '2026-11-20' }, '2026-11-20')).toBe(false);
  expect(isPastDate({ preferredDate: '2026-11-19' }, '2026-11-20')).toBe(true);
  expect(isPastDate({}, '2026-11-20')).toBe(false);
});

test.each([
  ['(310) 555-0142', '+13105550142'],
  ['+1 310.555.0142', '+13105550142'],
  ['13105550142', '+13105550142'],
  ['310 555 0142 ext. 7', undefined],
  ['110 555 0142', undefined],
  ['310 155 0142', undefined],
  ['+44 20 7946 0958', undefined],
  ['+47 22 12 34 56', undefined],
  [' + 65 6123 4567', undefined],
  ['555-0142', undefined],
])('the phone %s is %s', (phone, e164) => {
  expect(e164OfPhone(phone)).toBe(e164);
});
