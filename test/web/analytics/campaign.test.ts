import { beforeEach, expect, test, vi } from 'vitest';
import { keepCampaign, keptCampaign, parametersOf } from '#web/analytics/campaign.ts';

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
  });
});

test('a campaign is remembered from the landing page on, through pages without one', () => {
  keepCampaign('?utm_source=instagram&utm_term=a%26b&fbclid=abc&page=2');
  keepCampaign('?package=wash');
  keepCampaign('');
  expect(keptCampaign()).toEqual({ utm_source: 'instagram', utm_term: 'a&b', fbclid: 'abc' });
});

test('the link of another campaign replaces it whole', () => {
  keepCampaign('?utm_source=instagram&fbclid=abc');
  keepCampaign('?utm_source=newsletter');
  expect(keptCampaign()).toEqual({ utm_source: 'newsletter' });
});

test('without storage there is no campaign, and no error', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepCampaign('?utm_source=instagram');
  expect(keptCampaign()).toEqual({});
});

test('parameters are cut to what the server takes', () => {
  const long = 'x'.repeat(2000);
  expect(parametersOf(`?utm_source=ads&gclid=${long}`)).toEqual({
    utm_source: 'ads',
    gclid: long.slice(0, 1000),
  });
});
