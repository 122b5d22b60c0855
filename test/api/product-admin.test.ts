import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSlug } from '#local/demo/seed.ts';
import { type Product, startProduct } from '#local/product.ts';
import { inviteAdmin } from '../../commands/admin-invite.ts';
import { type PoolConfig, poolOfSite } from '../../commands/user-pool.ts';
import { freshKey } from '../booking.ts';

let dataDirectory: string;
let product: Product;
let config: PoolConfig & { publicKey: string; userPoolClientId: string };

beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'product-admin-'));
  product = await startProduct({ dataDirectory, site: 'none' });
  config = await (await fetch(`${product.url}/config.json`)).json();
});

afterAll(async () => {
  await product.stop();
  await rm(dataDirectory, { recursive: true });
});

async function signIn(email: string, password: string, newPassword = password): Promise<string> {
  const client = new CognitoIdentityProviderClient({ endpoint: config.cognitoEndpoint ?? '' });
  const ClientId = config.userPoolClientId;
  try {
    const begun = await client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    );
    if (begun.ChallengeName === undefined) return begun.AuthenticationResult?.AccessToken ?? '';
    const done = await client.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        ChallengeName: begun.ChallengeName,
        Session: begun.Session,
        ChallengeResponses: { USERNAME: email, NEW_PASSWORD: newPassword },
      }),
    );
    return done.AuthenticationResult?.AccessToken ?? '';
  } finally {
    client.destroy();
  }
}

async function call(
  target: string,
  bearer: string,
  init: { method?: string; body?: unknown; key?: string } = {},
) {
  const answer = await fetch(`${product.url}/api${target}`, {
    method: init.method ?? 'GET',
    headers: {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(init.key && { 'idempotency-key': init.key }),
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

const admin = () => signIn(product.admin.email, product.admin.password);

test('a fresh start has demo leads, their status page and the published posts', async () => {
  const { body } = await call('/admin-leads', await admin());
  expect(body).toMatchObject({ total: 60 });
  expect(body.leads).toHaveLength(20);
  expect((await call(`/lead-status/${demoSlug}`, config.publicKey)).body.status).toBe('SCHEDULED');
  expect((await call('/blog-posts?limit=3', config.publicKey)).body.posts).toHaveLength(3);
});

test('an offer travels from the dialog to the inbox and the status page', async () => {
  const token = await admin();
  const { body: list } = await call('/admin-leads?statuses=REQUEST_SENT', token);
  const { id, email, public_slug } = list.leads[0];
  const offer = { leadId: id, est_price_min: 640, est_price_max: 800 };
  const sent = await call('/admin-offer', token, { method: 'POST', body: offer, key: freshKey() });
  expect(sent.status).toBe(200);
  const mail = (await product.mails()).find(({ to }) => to.includes(email));
  expect(mail?.text).toContain('$640 to $800');
  const { body: status } = await call(`/lead-status/${public_slug}`, config.publicKey);
  expect(status).toMatchObject({ status: 'OFFER_SENT', offer: { est_price_min: 640, est_price_max: 800 } });
  const { body: next } = await call('/admin-leads?statuses=OFFER_SENT', token);
  expect(next.leads.map((lead: { id: string }) => lead.id)).toContain(id);
});

test('the photos of a lead are seen under their signed addresses alone', async () => {
  const token = await admin();
  const { body: list } = await call('/admin-leads?pageSize=100', token);
  const demo = list.leads.find((lead: { public_slug: string }) => lead.public_slug === demoSlug);
  const { body } = await call(`/admin-leads/${demo.id}`, token);
  expect(body.photos).toHaveLength(3);
  for (const { url } of body.photos) {
    const photo = await fetch(url);
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(photo.headers.get('cache-control')).toBe('no-store');
    await photo.arrayBuffer();
    expect((await fetch(url.split('?')[0])).status).toBe(403);
  }
});

test('an invited admin gets a password by email, chooses another and may look at leads', async () => {
  const email = `${freshKey()}@example.com`;
  const pool = await poolOfSite(product.url);
  expect(await inviteAdmin(email, pool)).toBe('invited');
  // The mail was lost, or opened too late.
  expect(await inviteAdmin(email, pool)).toBe('invited');
  const mails = (await product.mails()).filter(({ to }) => to.includes(email));
  const [temporary = '', first = ''] = mails.map(
    ({ text }) => /temporary password is (\S+)/.exec(text)?.[1] ?? '',
  );
  await expect(signIn(email, first, 'Fair-Winds-22')).rejects.toThrow();
  const token = await signIn(email, temporary, 'Fair-Winds-22');
  expect((await call('/admin-leads', token)).status).toBe(200);
  expect(await inviteAdmin(email, pool)).toBe('had-account');
});
