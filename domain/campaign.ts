/** Click ids that advertising networks add to the links of their advertisements. */
const clickIds = [
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
  'igshid',
  'msclkid',
  'ttclid',
  'twclid',
  'li_fat_id',
  'epik',
];

const isCampaignParameter = (name: string): boolean => name.startsWith('utm_') || clickIds.includes(name);

/** What a link's query says about the advertisement or newsletter it stood in; `package` and the like say nothing. */
export const campaignIn = (query: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => isCampaignParameter(name)));
