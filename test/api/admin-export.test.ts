import { decodeTime } from 'ulid';
import { expect, test } from 'vitest';
import { wallClockOf } from '#domain/los-angeles.ts';
import { handler as adminLeadUpdate } from '#functions/admin-lead-update.ts';
import { handler as adminLeadsExport } from '#functions/admin-leads-export.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { exportLeads } from '#functions/data/search/exports.ts';
import { withLogContext } from '#functions/runtime/log-context.ts';
import { freshKey } from '../booking.ts';
import { aLead, asAdmin } from './admin-calls.ts';
import { partsForTests } from './parts.ts';

partsForTests();

async function exported(query: Record<string, string>) {
  const { status, body } = await asAdmin(adminLeadsExport, { query });
  expect(status).toBe(200);
  const answer = await fetch(body.url);
  expect(answer.status).toBe(200);
  return { url: new URL(body.url), answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test('all matching leads are exported as CSV under a short-lived address', async () => {
  const word = freshKey();
  const { id, slug } = await aLead({
    fullName: `Zoë, "Zo" ${word}`,
    phone: '+1 310 555 0142',
    monthlyPlanInterest: 'premium',
  });
  await asAdmin(adminLeadUpdate, {
    path: { id },
    body: {
      internal_notes: '=HYPERLINK("http://evil.example")\nsecond line',
      est_price_min: 500,
      scheduled_at: '2026-12-01T17:00:00.000Z',
    },
  });
  const { url, answer, bytes } = await exported({ q: word });
  expect(url.searchParams.get('X-Amz-Expires')).toBe('60');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [header, line] = bytes.toString('utf8').slice(1).split('\r\n');
  expect(header).toBe(
    'id,created_at,full_name,email,phone,city,boat_type,length_ft,requested_service,has_water,has_power,status,' +
      'monthly_plan_interest,est_price_min,est_price_max,scheduled_at,internal_notes,public_slug,created_at_utc,scheduled_at_utc,last_visit_at',
  );
  const createdAt = new Date(decodeTime(id)).toISOString();
  expect(line).toBe(
    `${id},${wallClockOf(createdAt).replace('T', ' ')},"Zoë, ""Zo"" ${word}",ana@example.com,'+1 310 555 0142,` +
      'Marina del Rey,Runabout,24,complete,true,true,REQUEST_SENT,premium,500,,2026-12-01 09:00,' +
      `"'=HYPERLINK(""http://evil.example"")\nsecond line",${slug},${createdAt},2026-12-01T17:00:00.000Z,`,
  );
});

test('an export without matches holds the header alone', async () => {
  const { bytes } = await exported({ q: 'nobody is called this' });
  expect(bytes.toString('utf8').split('\r\n')).toHaveLength(2);
});

test('an altered address is refused', async () => {
  const { url } = await exported({ q: 'nobody is called this' });
  url.searchParams.set('X-Amz-Expires', '86400');
  expect((await fetch(url)).status).toBe(403);
});

test('an export that breaks off half-way takes its parts back', async () => {
  const { id } = await aLead();
  const lead = await leadOf(id);
  if (!lead) return expect.unreachable('it was just stored');
  const longest = { ...lead, internal_notes: 'x'.repeat(1024 * 1024) };
  function* breaking() {
    for (let part = 0; part < 12; part += 1) yield longest;
    throw new Error('broken off');
  }
  const run = withLogContext({ operation: 'admin-leads-export' }, () => exportLeads(breaking(), 'leads.csv'));
  await expect(run).rejects.toThrow('broken off');
});
