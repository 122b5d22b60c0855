import { expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { prices } from '#content/prices.ts';
import { shippedContent } from '#content/shipped.ts';
import { AreaContent } from '#domain/content/areas.ts';
import { type AnyContent, contentKinds, contentSchemas, isSameContent } from '#domain/content/content.ts';
import { contentChanges } from '#domain/content/content-changes.ts';
import { refusedFields } from '#domain/content/content-guards.ts';
import { farSurcharges, SurchargeContent } from '#domain/content/surcharges.ts';

const now = '2026-04-01T18:00:00.000Z';
const none = { text: '' };
const closed = { text: 'Closed April 5 to 11.', ends_at: '2026-04-12T01:00:00.000Z' };

test('each price that changes is a line of its own, and dropped alone', () => {
  const after = { ...prices, complete: 30, wash: 8 };
  expect(contentChanges('prices', prices, after, now, packages)).toEqual([
    { key: 'complete', words: 'Complete Detail: $28 to $30 per foot', without: { ...after, complete: 28 } },
    { key: 'wash', words: 'Boat Wash: $7 to $8 per foot', without: { ...after, wash: 7 } },
  ]);
});

test('each surcharge that changes is a line of its own, dropped alone; ten times as much is refused once', () => {
  const { surcharges } = shippedContent;
  const after = { ...surcharges, 'condition Fair': { least: 12, most: 25 } };
  const both = { ...after, 'condition Like new': { least: 0, most: 50 } };
  expect(contentChanges('surcharges', surcharges, both, now, packages)).toEqual([
    {
      key: 'condition Like new',
      words: 'Condition like new: suggest up to 50% more instead of up to 5%',
      without: after,
    },
    {
      key: 'condition Fair',
      words: 'Condition fair: suggest 12 to 25% more instead of 10 to 20%',
      without: { ...both, 'condition Fair': surcharges['condition Fair'] },
    },
  ]);
  expect(farSurcharges(both, surcharges)).toEqual([
    { reason: 'condition Like new', end: 'most', percent: 50, before: 5 },
  ]);
  expect(farSurcharges({ ...surcharges, 'oxidation Medium': { least: 7, most: 60 } }, surcharges)).toEqual([
    { reason: 'oxidation Medium', end: 'least', percent: 7, before: 15 },
  ]);
  expect(refusedFields('surcharges', both, surcharges, now)).toEqual({
    'condition Like new.most': '50% is ten times 5% or more.',
  });
  expect(refusedFields('surcharges', both, surcharges, now, [both])).toEqual({});
});

test.each([
  [{ least: 20, most: 10 }, 'most'],
  [{ least: -1, most: 10 }, 'least'],
  [{ least: 1.5, most: 10 }, 'least'],
  [{ least: 0, most: 101 }, 'most'],
  [{ least: 0, most: '' }, 'most'],
])('%o is no surcharge', (range, end) => {
  const { error } = SurchargeContent.safeParse({ ...shippedContent.surcharges, 'condition Fair': range });
  expect(error?.issues.map(({ path }) => path)).toEqual([['condition Fair', end]]);
});

test('each text of a service that changes is a line of its own, and dropped alone', () => {
  const washed = { ...packages.wash, badge: 'New', lede: 'Clean.' };
  expect(contentChanges('packages', packages, { ...packages, wash: washed }, now, packages)).toEqual([
    {
      key: 'wash.badge',
      words: 'Boat Wash: “Badge” changed',
      without: { ...packages, wash: { ...washed, badge: '' } },
    },
    {
      key: 'wash.lede',
      words: 'Boat Wash: “Below its name” changed',
      without: { ...packages, wash: { ...washed, lede: packages.wash.lede } },
    },
  ]);
});

test('whether a price is a minimum is a line of its own', () => {
  const after = { ...packages, wash: { ...packages.wash, is_floor: true } };
  expect(contentChanges('packages', packages, after, now, packages)).toEqual([
    { key: 'wash.is_floor', words: 'Boat Wash: estimates are a minimum and say “from”', without: packages },
  ]);
});

test('each step that changes is a line of its own, and dropped alone; one at least stays', () => {
  const { steps } = shippedContent;
  const [first, second, ...rest] = steps.protection.items;
  if (!first || !second) throw new Error('too few steps ship');
  const items = [second, { ...first, text: 'Dry {{name wash}} off.' }, ...rest];
  const after = { ...steps, protection: { summary: 'Wax.', items } };
  const serviceWith = (protection: object) => ({
    ...after,
    protection: { ...after.protection, ...protection },
  });
  expect(contentChanges('steps', steps, after, now, packages)).toEqual([
    {
      key: 'protection.summary',
      words: 'Protection: “In one sentence” changed',
      without: serviceWith({ summary: steps.protection.summary }),
    },
    {
      key: `protection.${first.id}`,
      words: 'Protection, step changed: “Dry {{name wash}} off.”',
      without: serviceWith({ items: [second, first, ...rest] }),
    },
    {
      key: 'protection.order',
      words: 'Protection, steps in another order',
      without: serviceWith({ items: [items[1], second, ...rest] }),
    },
  ]);
  const none = contentSchemas.steps.safeParse(serviceWith({ items: [] }));
  expect(none.error?.issues.map(({ message }) => message)).toEqual(['Keep at least one.']);
  const braces = contentSchemas.steps.safeParse(
    serviceWith({ items: [{ ...first, text: '{{rate gold}}' }] }),
  );
  expect(braces.error?.issues.map(({ path }) => path.join('.'))).toEqual(['protection.items.0.text']);
});

test('what ships is as its schema leaves it, so that nothing is a draft that nobody changed', () => {
  for (const kind of contentKinds) {
    const shipped: AnyContent = shippedContent[kind];
    expect(isSameContent(contentSchemas[kind].parse(shipped), shipped), kind).toBe(true);
  }
});

test('an announcement says when it comes down, that it is over, and that it was taken down', () => {
  const words = (before: typeof none, after: typeof none, at = now) =>
    contentChanges('announcement', before, after, at, packages).map((change) => change.words);
  expect(words(none, closed)).toEqual([
    'Announcement on every page: “Closed April 5 to 11.”, down by itself Sat, Apr 11, 6:00 PM',
  ]);
  expect(words(none, closed, closed.ends_at)).toEqual([
    'Announcement on every page: “Closed April 5 to 11.”, over already',
  ]);
  expect(words(closed, none)).toEqual(['Announcement taken down: “Closed April 5 to 11.”']);
  expect(words(closed, closed)).toEqual([]);
});

const asked = (id: string, answer = 'Yes.') => ({ id, question: `Question ${id}?`, answer });
const [a, b, c] = [asked('a'), asked('b'), asked('c')];
const changes = (before: readonly object[], after: readonly object[]) =>
  contentChanges(
    'questions',
    { items: [...before] } as never,
    { items: [...after] } as never,
    now,
    packages,
  ).map(({ words, without }) => [
    words,
    (without as unknown as { items: { id: string }[] }).items.map(({ id }) => id),
  ]);

test('a question that is new, changed or gone is a line of its own, dropped without the others', () => {
  expect(changes([a, b], [c, asked('a', 'No.')])).toEqual([
    ['New question: “Question c?”', ['a']],
    ['Question changed: “Question a?”', ['c', 'a']],
    ['Question removed: “Question b?”', ['c', 'b', 'a']],
  ]);
});

test('another order is one line; dropped, the old ones stand as before and the new one stays', () => {
  expect(changes([a, b], [b, c, a])).toEqual([
    ['New question: “Question c?”', ['b', 'a']],
    ['Questions in another order', ['a', 'c', 'b']],
  ]);
  expect(changes([a, b], [a, b])).toEqual([]);
});

test('another email is one line', () => {
  const [before, after] = [{ email: 'a@docks.example' }, { email: 'b@docks.example' }];
  expect(contentChanges('contact', before, after, now, packages)).toEqual([
    { key: 'email', words: 'Email: a@docks.example to b@docks.example', without: before },
  ]);
  expect(contentChanges('contact', before, before, now, packages)).toEqual([]);
});

test('an area that leaves the site, comes back or changes is a line with its name', () => {
  const { areas } = shippedContent;
  const changed = (id: string, some: object) => ({
    items: areas.items.map((area) => (area.id === id ? { ...area, ...some } : area)),
  });
  const hidden = changed('century-lake', { shown: false });
  const words = (before: typeof areas, after: typeof areas) =>
    contentChanges('areas', before, after, now, packages).map((change) => change.words);
  expect(words(areas, hidden)).toEqual(['Area no longer on the site: “Century Lake”']);
  expect(words(hidden, areas)).toEqual(['Area back on the site: “Century Lake”']);
  expect(words(areas, changed('malibu', { city: 'Point Dume' }))).toEqual(['Area changed: “Malibu”']);
  const gone = { id: 'atlantis', shown: true, city: '', notes: '' };
  expect(AreaContent.parse({ items: [gone, ...areas.items.slice(1)] }).items).toEqual([
    ...areas.items.slice(1),
    { id: 'malibu', shown: false, city: '', notes: '' },
  ]);
  const none = { items: areas.items.map((area) => ({ ...area, shown: false })) };
  expect(AreaContent.safeParse(none).error?.issues[0]?.message).toBe('Show one area at least.');
});
