import { expect, test } from 'vitest';
import { business } from '#domain/business.ts';
import { readSettings, stagesOf } from '#lib/settings.ts';

test('without any values a stage is complete', () => {
  expect(readSettings('prod', {})).toMatchObject({
    domain: business.domain,
    region: 'us-west-2',
    mail: { sender: business.sender, owner: business.owner },
    quotes: false,
    pixelId: undefined,
    hostedZoneId: undefined,
  });
});

test('the stage of developers mails and is found under a name of its own', () => {
  const { domain, mail } = readSettings('dev', {});
  expect(domain).toBe(`dev.${business.domain}`);
  expect(mail.sender).toBe(`Boat Detailing LA (dev) <hello@dev.${business.domain}>`);
});

test('the publishable key is the same at each synthesis and differs between stages', () => {
  expect(readSettings('dev', {}).publicKey).toBe(readSettings('dev', {}).publicKey);
  expect(readSettings('dev', {}).publicKey).not.toBe(readSettings('prod', {}).publicKey);
});

test.each([
  ['SITE_REGION', 'California'],
  ['PUBLIC_KEY', 'short'],
  ['QUOTES_ENABLED', 'yes'],
  ['PIXEL_ID', 'abc'],
  ['HOSTED_ZONE_ID', 'example.com'],
  ['ALARM_MAIL', 'nobody'],
  ['ORIGIN_SECRET_VERSION', 'latest'],
])('a wrong %s is refused by its name', (name, value) => {
  expect(() => readSettings('dev', { [name]: value })).toThrow(`${name} is "${value}"`);
});

test('without a stage all are synthesised', () => {
  expect(stagesOf(undefined)).toEqual(['dev', 'prod']);
});

test('an unknown stage is refused', () => {
  expect(() => stagesOf('production')).toThrow('must be one of: dev, prod');
});

test('a stage is not deployed under the example domain', () => {
  expect(() => stagesOf('prod')).toThrow('put the real domain there');
});
