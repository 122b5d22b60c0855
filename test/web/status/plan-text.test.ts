import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { plansOfBoat } from '#domain/plan/shown-plans.ts';
import { initialSettings } from '#domain/settings.ts';
import { leadStatus } from '#domain/status/lead-status.ts';
import { WithContent } from '#web/content/content.tsx';
import { PageStateProvider } from '#web/status/page-state.ts';
import { PlanPanel } from '#web/status/plan-panel.tsx';
import { PlanText } from '#web/status/plan-text.tsx';
import { aCustomer, boatId } from '../../a-customer.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';
import { aPlan, planId } from '../../domain/plan/a-plan.ts';
import { siteContent } from '../site-content.ts';

const now = '2026-12-01T18:00:00.000Z';
const [boat] = aCustomer().boats;

const rendered = (children: ReactNode): string =>
  renderToStaticMarkup(createElement(MemoryRouter, null, WithContent({ content: siteContent, children })));

function textOf(stoppedAt?: string): string {
  const plans = [aPlan({ next_due: '2027-01-05' })];
  const [plan] = boat ? plansOfBoat(boat, { plans }, [], now, stoppedAt) : [];
  return plan ? rendered(createElement(PlanText, { plan, now })) : '';
}

test('a plan says that its emails are off, and how they come back', () => {
  expect(textOf()).not.toContain('Emails about this plan');
  expect(textOf('2026-10-01T18:00:00.000Z'), 'ended before this plan').toBe(textOf());
  const off = textOf('2026-11-20T18:00:00.000Z');
  expect(off).toContain('Emails about this plan are off, so we won’t send you times. Message us');
});

test('the page of a plan’s visit that was missed sends nobody to an email for the times that are on it', () => {
  const at = '2026-11-30T18:00:00.000Z';
  const offer_sent = { est_price_min: 144, est_price_max: 144, sent_at: '2026-11-20T18:00:00.000Z' };
  const missed = aLead({
    status: 'CONTACTED',
    boat_id: boatId,
    plan: { id: planId, due: '2026-12-05', every_weeks: 4 },
    offer_sent,
    offer_answer: { answer: 'yes', at: '2026-11-21T18:00:00.000Z' },
    visits: [aVisit({ status: 'missed', start: at, ended_at: at })],
  });
  const plans = boat ? plansOfBoat(boat, { plans: [aPlan()] }, [missed], now) : [];
  const known = { entries: [], settings: initialSettings, isTaken: () => false, photos: new Map() };
  const lead = leadStatus(missed, { ...known, plans, quotes: 'hidden', now });
  const nothing = () => undefined;
  const value = { slug: missed.public_slug, lead, now, accept: nothing, refresh: nothing, tell: nothing };
  const html = rendered(createElement(PageStateProvider, { value }, createElement(PlanPanel)));
  expect(html).toContain('Nothing’s booked until you pick a time.');
  expect(html).not.toContain('email about it');
});
