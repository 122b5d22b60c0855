import { expect, test } from 'vitest';
import { initialSettings } from '#domain/settings.ts';
import { handler } from '#functions/offered-plans.ts';
import { callHandler } from '../call-handler.ts';
import { leadPage } from './lead-page.ts';

const { settingsAre } = leadPage();
const offered = async () => (await callHandler(handler, {})).body;
const basic = { holds: 'A wash.', requested_service: 'wash', every_weeks: 4, rate_per_foot: 6.5 } as const;

test('only what the owner has filled in is there to choose', async () => {
  expect(await offered()).toEqual({ plans: [] });
  settingsAre({ plans: { ...initialSettings.plans, basic } });
  expect(await offered()).toEqual({ plans: [{ level: 'basic', ...basic }] });
});
