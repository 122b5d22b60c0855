import { expect, test } from 'vitest';
import { consentTexts } from '#domain/photo/consent-texts.ts';
import { aJobPhoto } from '../../a-job-photo.ts';

const now = '2026-12-08T18:00:00.000Z';
const said = (publish: boolean, at = '2026-12-05T18:00:00.000Z') => ({
  consent: { publish, words: 'May we show these?', place: 'status page', at },
});
const texts = (before: object, after: object) =>
  consentTexts({ job_photos: [aJobPhoto(1, before), aJobPhoto(2, { kind: 'after', ...after })] }, 'Ana', now);

test('the owner reads of each pair whether its customer allows it on the site', () => {
  expect(texts({}, {})).toEqual([]);
  expect(texts(said(true), said(true))).toEqual(['Ana allows Transom on the site, since Dec 5.']);
  expect(texts(said(true), {})).toEqual(['Ana allows one photo of Transom on the site, since Dec 5.']);
  const kept = { ...said(true), private: true };
  expect(texts(kept, kept)).toEqual([
    'Ana allows Transom on the site, since Dec 5. You keep it to yourself.',
  ]);
  expect(texts(kept, said(true))).toEqual([
    'Ana allows Transom on the site, since Dec 5. You keep part of it to yourself.',
  ]);
  const back = said(false, '2026-12-06T18:00:00.000Z');
  expect(texts(back, back)).toEqual(['Ana took Transom back on Dec 6: keep it off the site.']);
});
