import { expect, test } from 'vitest';
import { business } from '#domain/business.ts';
import { domainChoiceOf, readSettings, requireDeployable, stagesOf } from '#lib/settings.ts';

test('without any values a stage is complete', () => {
  expect(readSettings('prod', {}, 'own')).toMatchObject({
    domain: business.domain,
    isPublic: true,
    region: 'us-west-2',
    mail: { sender: business.sender, owner: business.owner },
    quotes: false,
    secondFactor: 'optional',
    pixelId: undefined,
    hostedZoneId: undefined,
  });
});

test('the stage of developers emails and is found under a name of its own, and is no public site', () => {
  const { domain, isPublic, mail } = readSettings('dev', {}, 'own');
  expect(domain).toBe(`dev.${business.domain}`);
  expect(mail.sender).toBe(`Boat Detailing LA (dev) <hello@dev.${business.domain}>`);
  expect(isPublic).toBe(false);
});

test('without a domain all emails come from and go to the one mailbox, and the site is not public', () => {
  expect(readSettings('prod', { MAILBOX: 'me@mail.example.com' }, 'none')).toMatchObject({
    domain: undefined,
    isPublic: false,
    mail: {
      sender: 'Boat Detailing LA <me@mail.example.com>',
      replyTo: 'me@mail.example.com',
      owner: 'me@mail.example.com',
    },
  });
});

test('with a domain the mailbox takes replies and news of leads, and emails come from the domain', () => {
  expect(readSettings('dev', { MAILBOX: 'me@mail.example.com' }, 'own').mail).toEqual({
    sender: `Boat Detailing LA (dev) <hello@dev.${business.domain}>`,
    replyTo: 'me@mail.example.com',
    owner: 'me@mail.example.com',
    from: 'domain',
  });
});

test('the publishable key is the same at each synthesis and differs between stages', () => {
  const keyOf = (stage: 'dev' | 'prod') => readSettings(stage, {}, 'none').publicKey;
  expect(keyOf('dev')).toBe(keyOf('dev'));
  expect(keyOf('dev')).not.toBe(keyOf('prod'));
});

test.each([
  ['SITE_REGION', 'California'],
  ['PUBLIC_KEY', 'short'],
  ['QUOTES_ENABLED', 'yes'],
  ['SECOND_FACTOR', 'on'],
  ['PIXEL_ID', 'abc'],
  ['HOSTED_ZONE_ID', 'example.com'],
  ['MAILBOX', 'Me <me@example.com>'],
  ['ALARM_MAIL', 'nobody'],
  ['NO_LEAD_DAYS', '8'],
  ['MONTHLY_BUDGET', '0'],
  ['ORIGIN_SECRET_VERSION', 'latest'],
])('a wrong %s is refused by its name', (name, value) => {
  expect(() => readSettings('dev', { [name]: value }, 'own')).toThrow(`${name} is "${value}"`);
});

test('without a stage all are synthesized', () => {
  expect(stagesOf(undefined)).toEqual(['dev', 'prod']);
});

test('an unknown stage is refused', () => {
  expect(() => stagesOf('production')).toThrow('must be one of: dev, prod');
});

test('a domain that belongs to nobody is not asked for', () => {
  expect(domainChoiceOf(undefined)).toBe('none');
  expect(domainChoiceOf('own')).toBe('own');
  expect(() => domainChoiceOf('boats.example.com')).toThrow(
    'must be own (that of domain/business.ts) or none',
  );
});

test('a stage is not deployed under the example domain', () => {
  expect(() => requireDeployable(readSettings('prod', {}, 'own'))).toThrow('put the real domain there');
});

test('a stage without domain is deployed once a mailbox is named', () => {
  expect(() => requireDeployable(readSettings('prod', {}, 'none'))).toThrow('Set MAILBOX');
  expect(requireDeployable(readSettings('dev', { MAILBOX: 'me@mail.example.com' }, 'none'))).toBeUndefined();
});

test('prod is not deployed without a mailbox for alarms; dev is', () => {
  const env = { MAILBOX: 'me@mail.example.com' };
  expect(() => requireDeployable(readSettings('prod', env, 'none'))).toThrow('Set ALARM_MAIL');
  const watched = { ...env, ALARM_MAIL: 'ops@mail.example.com' };
  expect(requireDeployable(readSettings('prod', watched, 'none'))).toBeUndefined();
});
