import process from 'node:process';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { prices } from '#content/prices.ts';
import type { ShownPlan } from '#domain/customer/boat-plan.ts';
import { followedUp } from '#domain/follow-up/follow-ups.ts';
import type { Lead } from '#domain/lead.ts';
import { operationTable } from '#domain/operations/table.ts';
import { initialSettings } from '#domain/settings.ts';
import { appRoutes, pages } from '#domain/site/routes.ts';
import { leadStatus } from '#domain/status/lead-status.ts';
import { linkOf } from '#domain/status/page-parts.ts';
import { careMail } from '#functions/mail/care-mail.ts';
import { messageMail } from '#functions/mail/message-mail.ts';
import { planVisitMail } from '#functions/mail/plan-mail.ts';
import type { Mail } from '#functions/mail/send-mail.ts';
import { WithContent } from '#web/content/content.tsx';
import { Act } from '#web/status/act.tsx';
import { Asks } from '#web/status/asks.tsx';
import { PageStateProvider } from '#web/status/page-state.ts';
import { PlanPanel } from '#web/status/plan-panel.tsx';
import { Thread } from '#web/status/thread.tsx';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { site, testEnvironment } from '../../call-handler.ts';
import { planId } from '../../domain/plan/a-plan.ts';
import { siteContent } from '../site-content.ts';

Object.assign(process.env, testEnvironment);

const now = '2026-12-20T18:00:00.000Z';
const token = 'T'.repeat(22);
const starts = ['2026-12-22T16:00:00.000Z', '2026-12-23T18:00:00.000Z', '2026-12-28T21:00:00.000Z'];
const offer_sent = {
  est_price_min: 156,
  est_price_max: 156,
  sent_at: '2026-12-10T18:00:00.000Z',
  valid_until: '2026-12-28T18:00:00.000Z',
  times: starts,
};
const done = aLead({ status: 'COMPLETED', completed_at: '2026-12-01T17:00:00.000Z', record: aRecord() });
const offered = aLead({ status: 'OFFER_SENT', offer_sent });
const plan = { id: planId, due: '2026-12-22', every_weeks: 4 };
const ofPlan = { ...offered, plan, rate_per_foot: 6.5 };
const shownPlan: ShownPlan = {
  id: planId,
  requested_service: 'wash',
  every_weeks: 4,
  next_due: plan.due,
  after_skip: '2027-01-19',
  visit: 'offered',
};
const postal_address = '1 Main St';
const named = { prices, names: packages, floors: [] };

function followUp(lead: Lead): Mail {
  const [written] = followedUp(lead, { admin: 'admin', now }).entries;
  if (!written) throw new Error('Nothing was written.');
  return messageMail(lead, { id: 'entry', ...written }, now);
}

/** What stands on a request's page, in the order of the page. */
function pageOf(lead: Lead, plans: readonly ShownPlan[]): string {
  const page = leadStatus(lead, {
    entries: [],
    settings: { ...initialSettings, pay_links: [{ name: 'Zelle', text: '{amount} to 310-555-0100' }] },
    isTaken: () => false,
    photos: new Map(),
    quotes: 'shown',
    plans,
    now,
  });
  const nothing = () => undefined;
  const value = { slug: lead.public_slug, lead: page, now, accept: nothing, refresh: nothing, tell: nothing };
  const parts = [Act, PlanPanel, Thread, Asks].map((part) => createElement(part, { key: part.name }));
  const children = createElement(PageStateProvider, { value }, parts);
  return renderToStaticMarkup(
    createElement(MemoryRouter, null, WithContent({ content: siteContent, children })),
  );
}

const isAnswered = (path: string): boolean =>
  pages.some((page) => page.path === path) ||
  appRoutes.some((route) => route.replace('*', '') === path.slice(0, path.lastIndexOf('/') + 1));

test.each<[string, Mail, Lead, readonly string[]]>([
  [
    'the wax reminder',
    careMail(done, { ...named, postal_address, starts, hours: 3, token }, now),
    done,
    ['again', 'stop'],
  ],
  [
    'the times of a plan’s visit',
    planVisitMail(ofPlan, { offer: offer_sent, plan }, { postal_address, token, isShown: true }, now),
    ofPlan,
    ['yes', 'plan', 'stop'],
  ],
  ['a follow-up of an offer', followUp(offered), offered, ['yes']],
  ['a follow-up of a receipt', followUp(done), done, ['pay']],
])('each link of %s opens what is there, with the time that it names', (_, mail, lead, kinds) => {
  const page = pageOf(lead, lead.plan ? [shownPlan] : []);
  const hrefs = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
  const opened = new Set<string>();
  const times: string[] = [];
  for (const { origin, pathname, hash } of hrefs
    .filter((href) => href.startsWith('http'))
    .map((href) => new URL(href))) {
    expect(origin).toBe(site);
    expect(isAnswered(pathname), pathname).toBe(true);
    if (pathname === `/unsubscribe/${token}`) opened.add('stop');
    if (hash === '') continue;
    expect(pathname).toBe(`/status/${lead.public_slug}`);
    const { part, start } = linkOf(hash) ?? { part: 'none' };
    expect(page, hash).toContain(`id="${part}"`);
    opened.add(part);
    if (start !== undefined) times.push(start);
  }
  expect([...opened].sort()).toEqual([...kinds].sort());
  expect(times).toEqual(kinds.includes('stop') ? starts : []);
  const { method, path } = operationTable.unsubscribe;
  expect([method, mail.unsubscribe]).toEqual([
    'POST',
    kinds.includes('stop') ? `${site}/api${path.replace('{token}', token)}` : undefined,
  ]);
});
