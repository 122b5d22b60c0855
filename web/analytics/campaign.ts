import { campaignIn } from '#domain/booking/campaign.ts';
import { tab } from '../storage/kept-text.ts';

const campaignKey = 'bdla:campaign';

/** All query parameters, cut to the server's limits: an odd link must not block a booking. */
export const parametersOf = (search: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(search)].map(([name, value]) => [name.slice(0, 100), value.slice(0, 1000)]),
  );

/** Remembers the visitor's campaign until the tab closes or another campaign link is followed. */
export function keepCampaign(search: string): void {
  const campaign = campaignIn(parametersOf(search));
  if (Object.keys(campaign).length > 0) tab.remember(campaignKey, new URLSearchParams(campaign).toString());
}

/** Empty for a visitor who came without a campaign. */
export const keptCampaign = (): Record<string, string> =>
  campaignIn(parametersOf(tab.recall(campaignKey) ?? ''));
