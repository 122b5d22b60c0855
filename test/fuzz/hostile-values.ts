import fc from 'fast-check';

/** Texts that have broken other people's programs: control characters, halves of pairs, names of prototypes. */
const hostileTexts = [
  '',
  ' ',
  '\t\r\n',
  '\u0000',
  'a\u0000b',
  '\u001b[31mred\u001b[0m',
  '\ud800',
  'half \udc00 pair',
  '\ufffe\uffff',
  '\u2028\u2029\u0085',
  '\u202egnp.exe\u202c',
  '\u2066\u2067left\u2069',
  '\u200b\u200d\u2060\ufeff',
  'e\u0301\u0301\u0301\u0301 Z\u0351\u036b\u0343a\u0323l\u0334go',
  '👩‍👩‍👧‍👦'.repeat(30),
  'ﷺ'.repeat(100),
  'İıſK',
  '٣٥',
  'x'.repeat(5000),
  'a\r\nBcc: victim@example.com',
  '<script>alert(1)</script>',
  `' OR 1=1 --`,
  '{{7*7}}',
  '../../etc/passwd',
  '%00%2e%2e%2f',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'slug#booking#',
  '=1+1',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  'null',
  'undefined',
  'true',
  '[]',
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00.000Z',
] as const;

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

const hostileNumber = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    0.1,
    9.999,
    100.0001,
    1e21,
    1e308,
    5e-324,
    2 ** 53,
    -(2 ** 53),
    2 ** 31,
    2 ** 63,
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Lists in lists in lists: parsers and printers that recurse run out of stack. */
const deep = fc
  .constantFrom(10, 200, 1000)
  .map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown);

/** Whatever JSON can say, and mostly what nobody expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 8 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 5 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: deep },
);
