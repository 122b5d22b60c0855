import { expect, test } from 'vitest';
import { leadAfter } from '#domain/lead-change.ts';
import { photoConsentSaid } from '#domain/photo/photo-consent.ts';
import { aJobPhoto } from '../../a-job-photo.ts';
import { aLead } from '../../a-lead.ts';

const now = '2026-12-04T18:00:00.000Z';
const lead = aLead({
  job_photos: [aJobPhoto(1), aJobPhoto(2, { kind: 'after' }), aJobPhoto(3, { private: true })],
});

test('consent is kept for each photo with its words, place and time, and can be taken back', () => {
  const change = photoConsentSaid(lead, [{ id: 'job-photo-1', publish: true }], now);
  expect(change?.fields.job_photos?.[0]?.consent).toMatchObject({
    publish: true,
    words: expect.stringContaining('We cover hull numbers first.'),
    place: 'status page',
    at: now,
  });
  expect(change?.fields.job_photos?.[1]).not.toHaveProperty('consent');
  expect(change?.entries).toMatchObject([
    { status: 'Photos may be shown', note: 'Transom', is_public: false },
  ]);
  const allowed = leadAfter(lead, change?.fields ?? {});
  const back = photoConsentSaid(allowed, [{ id: 'job-photo-1', publish: false }], now);
  expect(back?.fields.job_photos?.[0]?.consent?.publish).toBe(false);
  expect(back?.entries).toMatchObject([{ status: 'Photos may no longer be shown' }]);
});

test('what is so already, is gone, or was never shown changes nothing', () => {
  expect(photoConsentSaid(lead, [{ id: 'job-photo-1', publish: false }], now)).toBeUndefined();
  expect(photoConsentSaid(lead, [{ id: 'job-photo-9', publish: true }], now)).toBeUndefined();
  expect(photoConsentSaid(lead, [{ id: 'job-photo-3', publish: true }], now)).toBeUndefined();
});

test('consent can be taken back of a photo that the owner has hidden since', () => {
  const allowed = leadAfter(
    lead,
    photoConsentSaid(lead, [{ id: 'job-photo-1', publish: true }], now)?.fields ?? {},
  );
  const [first, ...others] = allowed.job_photos ?? [];
  const hidden = {
    ...allowed,
    job_photos: [...(first ? [{ ...first, private: true as const }] : []), ...others],
  };
  const back = photoConsentSaid(hidden, [{ id: 'job-photo-1', publish: false }], now);
  expect(back?.fields.job_photos?.[0]?.consent?.publish).toBe(false);
});
