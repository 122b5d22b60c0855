import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** All that holds words for visitors, customers and the owner. */
const files = globSync('{web,content,domain,functions}/**/*.{ts,tsx,md}');

/** Comments, errors that only a log shows, and summaries of the API's description. */
const unseen = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|new (?!AppError)\w+\(.*$|console\.\w+\(.*$|^\s*summary:.*$/gm;
/** A sentence of the specification, and the name of a browser's signal. */
const given = /You do not have admin privileges to access this panel|“Do Not Track”/g;

const wordsOf = (file: string): string => readFileSync(file, 'utf8').replace(given, '').replace(unseen, '');

const stiff = {
  'has its contractions':
    /\b(?:(?:do|does|did|is|are|was|were|could|would|should) not|cannot|(?:we|you|they) (?:will|are)|there is no)\b/i,
  'says “email” and “text”': /\b(?:our|this|your|an?|the|any|by) (?:mails?(?! server)|SMS)\b/i,
  'says where a boat is kept, not where she lies': /\b(?:lies|she)\b/i,
  'says “uncheck”': /\buntick/i,
  'says what works for people, not what suits them': /\b(?:days?|times?) (?:that )?suits?\b|\bsuits? you\b/i,
  'puts “already” and “in the meantime” where people here do':
    /\b(?:stands|yes) meanwhile\b|\b(?:booked|answered|yes) already\b/i,
  'says “anyone who”': /['"`>][^'"`<]*\bwhoever\b/i,
  'says “message us” or “email us”': /\b(?:write|wrote) to us\b|\bwrite to you\b/i,
  'writes 10%, not 10 %': /\d %[^>=\d\s(]/,
};

test.each(Object.entries(stiff))('what people read %s', (_, phrase) => {
  const said = files.flatMap((file) =>
    wordsOf(file)
      .split('\n')
      .filter((line) => phrase.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(said).toEqual([]);
});
