import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; those of level 3 come after them. */
const sections: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};

const requirements = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

const standard = text.slice(text.indexOf('## ASVS 5.0.0'));
const mentioned = new Set(standard.match(/\b\d{1,2}(?:\.\d{1,2})?\.(?:\d{1,2}|x)(?!\d)/g));

test('every requirement of ASVS 5.0.0, levels 1 and 2, has its row or is said not to apply', () => {
  const missing = requirements.filter((id) => {
    const [chapter = '', section = ''] = id.split('.');
    return ![id, `${chapter}.${section}.x`, `${chapter}.x`].some((name) => mentioned.has(name));
  });
  expect(missing).toEqual([]);
  expect(requirements).toHaveLength(253);
});

const rows = standard.split('\n').filter((line) => /^- \d/.test(line));

test('every requirement has one row, which says by what it is met, or why it is not', () => {
  expect(rows.length).toBeGreaterThan(50);
  const counts = { met: 0, partly: 0, no: 0 };
  const named: string[] = [];
  for (const row of rows) {
    const [, ids = '', mark, why = ''] =
      /^- ((?:\d+\.\d+\.\d+(?:, )?)+): (?:\*\*(Partly|No)\.\*\* )?(.+)$/.exec(row) ?? [];
    expect(why.length, row).toBeGreaterThan(10);
    const requirements = ids.split(', ');
    named.push(...requirements);
    counts[mark === 'Partly' ? 'partly' : mark === 'No' ? 'no' : 'met'] += requirements.length;
  }
  expect(new Set(named).size).toBe(named.length);
  expect(standard).toContain(
    `Of 253 requirements ${named.length} apply: ${counts.met} are met, ${counts.partly} in part, ${counts.no} are not.`,
  );
});

test('as many packages run outside of development as the document says', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: true; devOptional?: true }>;
  }; // npm's own format
  const { '': _, ...installed } = packages;
  const running = Object.values(installed).filter(({ dev, devOptional }) => !dev && !devOptional);
  expect(text).toContain(`${running.length} packages, those not marked`);
});

test('every file that the document names exists', () => {
  const files = [
    ...text.matchAll(
      /`((?:bin|commands|content|docs|domain|edge|functions|lib|local|test|web|\.github)\/[\w./-]+\.\w+)`/g,
    ),
  ];
  expect(files.length).toBeGreaterThan(100);
  const gone = files.map(([, file = '']) => file).filter((file) => !existsSync(file));
  expect([...new Set(gone)]).toEqual([]);
});
