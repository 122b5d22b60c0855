import type { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { resourcesOf } from './resources.ts';
import { statementsByRole } from './statements.ts';
import { synthesise } from './synthesise.ts';

const env = { MAILBOX: 'me@mail.example.com' };
const before = synthesise('prod', env, 'none').site;
const between = synthesise('prod', { ...env, MAIL_FROM: 'mailbox' }).site;
const after = synthesise('prod', env).site;

const identities = (site: Template) =>
  Object.fromEntries(
    resourcesOf(site, 'AWS::SES::EmailIdentity').map(([id, { Properties }]) => [
      id,
      Properties.EmailIdentity,
    ]),
  );
const sender = (site: Template) =>
  resourcesOf(site, 'AWS::Lambda::Function')
    .map(
      ([, { Properties }]) => Properties.Environment as { Variables?: Record<string, unknown> } | undefined,
    )
    .flatMap((environment) => environment?.Variables?.MAIL_SENDER ?? [])[0];
const mayName = (site: Template) =>
  new Set(JSON.stringify([...statementsByRole(site)]).match(/(?<="ses:FromAddress":")[^"]+/g));

/** It is the one identity of a stage, and has had that name since 1f6f3c0. */
const id = 'MailIdentity4EC7C521';
const identityArn = (name: string) => new RegExp(`:identity/${name}"`);

test('the first step to a domain adds it and sends from the mailbox as before', () => {
  expect(identities(before)).toEqual({ [id]: 'me@mail.example.com' });
  expect(identities(between)).toEqual({ [id]: 'boatdetailingla.example' });
  expect(sender(between)).toBe(sender(before));
  expect(mayName(between)).toEqual(new Set(['me@mail.example.com']));
  expect(JSON.stringify([...statementsByRole(between)])).toMatch(identityArn('me@mail.example.com'));
  expect(JSON.stringify(between.toJSON().Outputs.MailDnsRecords)).toContain('DkimDNSTokenName1');
});

test.each([before, between, after])(
  'SES keeps an identity that is replaced, so the mailbox can go on sending',
  (site) => {
    expect(site.toJSON().Resources[id]).toMatchObject({
      UpdateReplacePolicy: 'Retain',
      DeletionPolicy: 'Retain',
    });
  },
);

test('the second step sends from the domain, whose identity is the very one that was verified', () => {
  expect(identities(after)).toEqual({ [id]: 'boatdetailingla.example' });
  expect(between.toJSON().Resources[id]).toEqual(after.toJSON().Resources[id]);
  expect(mayName(after)).toEqual(new Set(['hello@boatdetailingla.example']));
});
