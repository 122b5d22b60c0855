import { expect, test } from 'vitest';
import { boatInSentence, boatText, conditionText } from '#domain/lead-words.ts';

test.each([
  ['Runabout', '24 ft runabout'],
  ['Fishing', '24 ft fishing boat'],
  ['PWC', '24 ft PWC'],
  ['Other', '24 ft boat'],
] as const)('a boat of type %s is "%s" within a sentence', (boat_type, words) => {
  expect(boatInSentence({ boat_type, length_ft: 24 })).toBe(words);
});

test.each([
  [{ boat_type: 'Fishing', length_ft: 20 }, '20 ft fishing boat'],
  [{ boat_type: 'Fishing' }, 'Fishing boat'],
  [{ boat_type: 'Other', length_ft: 20 }, '20 ft boat'],
  [{ boat_type: 'Runabout', length_ft: 24 }, '24 ft Runabout'],
  [{ length_ft: 24 }, '24 ft boat'],
  [{}, ''],
] as const)('of a boat with %j stands “%s”', (boat, words) => {
  expect(boatText(boat)).toBe(words);
});

test('heavy oxidation is said once, though it is both the condition and an answer of its own', () => {
  expect(conditionText({ condition_level: 'Heavy oxidation', oxidation_level: 'Heavy' })).toBe(
    'Heavy oxidation',
  );
  expect(conditionText({ condition_level: 'Fair', oxidation_level: 'Heavy' })).toBe('Fair, heavy oxidation');
});
