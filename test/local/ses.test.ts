import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GetSendQuotaCommand, SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/credentials.ts';
import { type Front, startFront } from '#local/front.ts';
import { answerInbox } from '#local/ses/inbox-routes.ts';
import { type MailStore, openMailStore, type StoredMail } from '#local/ses/mail-store.ts';
import { startSes } from '#local/ses/start-ses.ts';

const SENDER = 'Boat Detailing LA <hello@boatdetailingla.example>';
let directory: string;
let store: MailStore;
let mailService: Front;
let inbox: Front;
let client: SESClient;

async function compose(options: SendMailOptions): Promise<Buffer> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail({ from: SENDER, ...options });
  return message as Buffer;
}

const send = async (options: SendMailOptions, destinations?: string[]) =>
  client.send(
    new SendRawEmailCommand({
      RawMessage: { Data: await compose(options) },
      ...(destinations ? { Destinations: destinations } : {}),
    }),
  );
const inboxJson = async () => (await (await fetch(`${inbox.url}/_local/inbox.json`)).json()) as StoredMail[];
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was expected to fail'),
    (error: Error) => error,
  );

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'ses-'));
  store = await openMailStore(directory);
  mailService = await startSes({ store, verifiedDomains: ['boatdetailingla.example'] });
  inbox = await startFront({
    handle: async (request, response) => {
      if (!(await answerInbox(store, request.url ?? '', response))) response.writeHead(404).end();
    },
  });
  client = new SESClient({
    endpoint: mailService.url,
    region: LOCAL_REGION,
    credentials: LOCAL_CREDENTIALS,
    maxAttempts: 2,
  });
});

afterAll(async () => {
  client.destroy();
  await mailService.close();
  await inbox.close();
  await rm(directory, { recursive: true });
});

test('an empty inbox says how to fill it', async () => {
  const page = await (await fetch(`${inbox.url}/_local/inbox`)).text();
  expect(page).toContain('No mail yet');
});

test('an email with both parts and a calendar file is kept and listed as it was written', async () => {
  const { MessageId } = await send({
    to: 'Zoë <zoe@example.com>',
    subject: 'Your appointment – Größe',
    text: 'Plain words',
    html: '<p>Styled words</p>',
    icalEvent: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', filename: 'visit.ics' },
  });
  const [mail] = await inboxJson();
  expect(mail).toMatchObject({
    id: MessageId,
    from: 'hello@boatdetailingla.example',
    to: ['zoe@example.com'],
    subject: 'Your appointment – Größe',
    text: expect.stringContaining('Plain words'),
    html: expect.stringContaining('<p>Styled words</p>'),
  });
  const calendar = mail?.attachments.find(({ filename }) => filename === 'visit.ics');
  expect(Buffer.from(calendar?.content ?? '', 'base64').toString()).toContain('BEGIN:VCALENDAR');
  expect(await readdir(directory)).toEqual(expect.arrayContaining([`${mail?.id}.eml`, `${mail?.id}.json`]));
});

test('the newest email comes first, also after a restart', async () => {
  await send({ to: 'a@example.com', subject: 'Older', text: '-' });
  await send({ to: 'a@example.com', subject: 'Newer', text: '-' });
  const subjects = async (from: MailStore) => (await from.list()).slice(0, 2).map(({ subject }) => subject);
  expect(await subjects(store)).toEqual(['Newer', 'Older']);
  expect(await subjects(await openMailStore(directory))).toEqual(['Newer', 'Older']);
});

test('the envelope decides who gets it', async () => {
  await send({ to: 'shown@example.com', subject: 'Envelope', text: '-' }, ['real@example.com']);
  expect((await inboxJson())[0]?.to).toEqual(['real@example.com']);
});

test('the page frames the email without scripts, and hostile text stays text', async () => {
  await send({
    to: 'a@example.com',
    subject: '<script>alert(1)</script>',
    text: '</pre><script>alert(2)</script>',
    html: '"><script>alert(3)</script>',
  });
  const response = await fetch(`${inbox.url}/_local/inbox`);
  const page = await response.text();
  expect(page).not.toContain('<script');
  expect(page).toContain('<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('attachments and the source can be downloaded, and a picture of the mail shows in it', async () => {
  await send({
    to: 'a@example.com',
    subject: 'Files',
    text: '-',
    html: '<img src="cid:flag@boat">',
    attachments: [{ filename: 'flag é.png', content: Buffer.from([1, 2, 3]), cid: 'flag@boat' }],
  });
  const id = (await inboxJson())[0]?.id;
  const file = await fetch(`${inbox.url}/_local/inbox/${id}/attachments/0`);
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([1, 2, 3]);
  expect(file.headers.get('content-type')).toBe('image/png');
  expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''flag%20%C3%A9.png");
  const source = await fetch(`${inbox.url}/_local/inbox/${id}.eml`);
  expect(await source.text()).toContain('Subject: Files');
  expect(await (await fetch(`${inbox.url}/_local/inbox`)).text()).toContain('data:image/png;base64,AQID');
  expect((await fetch(`${inbox.url}/_local/inbox/${id}/attachments/9`)).status).toBe(404);
});

test.each(['no-domain', 'two words@example.com', 'dots..in@example.com', 'user@', 'user@exa mple.com'])(
  'SES refuses %j and keeps nothing',
  async (address) => {
    const before = (await store.list()).length;
    const error = await failure(send({ to: 'a@example.com', text: '-' }, [address]));
    expect(error.name).toBe('InvalidParameterValue');
    expect(await store.list()).toHaveLength(before);
  },
);

test('a sender that nobody verified is rejected', async () => {
  const error = await failure(send({ from: 'a@elsewhere.example', to: 'a@example.com', text: '-' }));
  expect(error.name).toBe('MessageRejected');
});

test('the local SES answers with its quota', async () => {
  expect((await client.send(new GetSendQuotaCommand({}))).Max24HourSend).toBe(50_000);
});

test('an outage fails the email after the retries of the client and passes', async () => {
  mailService.setState('down');
  const error = await failure(send({ to: 'a@example.com', text: '-' }));
  expect(error).toMatchObject({ $metadata: { httpStatusCode: 503, attempts: 2 } });
  mailService.setState('up');
  await send({ to: 'a@example.com', text: '-' });
});
