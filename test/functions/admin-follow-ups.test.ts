import { expect, test } from 'vitest';
import { handler } from '#functions/admin-follow-ups.ts';
import { pointerKey } from '#functions/data/keys.ts';
import { mailboxHash } from '#functions/data/mail/mailbox-hash.ts';
import { winter } from './lead-page.ts';
import { asAdmin } from './mocked-clients.ts';
import { waxedLead } from './waxed-lead.ts';

const { rows, settingsAre, waxedIs } = waxedLead();

const due = async () => (await asAdmin(handler, {})).body as { care: { harbors: { people: object[] }[] } };

test('who asked and is due this month is there to be written to', async () => {
  const { id, full_name: name } = waxedIs();
  expect(await due()).toMatchObject({
    care: { can_email: true, harbors: [{ people: [{ lead_id: id, name }] }] },
  });
});

test('who ended such emails, or never asked, is not', async () => {
  waxedIs({ care: undefined });
  expect((await due()).care.harbors).toEqual([]);
  const { id, email = '' } = waxedIs();
  rows.set(pointerKey.stopped(mailboxHash(email), 'care'), { lead_id: id, stopped_at: winter('01T08:45') });
  expect((await due()).care.harbors).toEqual([]);
});

test('that no email can go out yet is said', async () => {
  waxedIs();
  settingsAre({ postal_address: '' });
  expect((await due()).care).toMatchObject({ can_email: false });
});
