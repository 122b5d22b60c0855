import { expect, test } from 'vitest';
import { campaignIn } from '#domain/booking/campaign.ts';

test('tags and click ids are a campaign, what the site itself puts into its links is none', () => {
  expect(
    campaignIn({
      utm_source: 'dock',
      gclid: '1',
      fbclid: '2',
      package: 'wash',
      length: '32',
      area: 'malibu',
    }),
  ).toEqual({ utm_source: 'dock', gclid: '1', fbclid: '2' });
});
