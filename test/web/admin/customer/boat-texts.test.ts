import { expect, test } from 'vitest';
import { type BoatTexts, boatResolver, textsOfBoat } from '#web/admin/customer/boat-texts.ts';

async function problemsOf(typed: Partial<BoatTexts>): Promise<Record<string, string | undefined>> {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await boatResolver(undefined)(
    { ...textsOfBoat({ berth: {} }), ...typed },
    undefined,
    options,
  );
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message as string]));
}

test.each([
  [{ name: 'a'.repeat(81) }, { name: 'At most 80 characters.' }],
  [
    { length_ft: 'long', year: '1e400' },
    { length_ft: 'Enter a number.', year: 'Enter a number.' },
  ],
  [{ year: '20241111222233334444' }, { year: 'Check this number.' }],
  [{ year: '-20241111222233334444' }, { year: 'Check this number.' }],
  [{ length_ft: '24.5', year: '2019' }, {}],
])('of a boat that is typed as %o each field says its own problem', async (typed, problems) => {
  expect(await problemsOf(typed)).toEqual(problems);
});
