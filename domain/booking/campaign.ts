/** Click ids that advertising networks append to links. */
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

/** The campaign parameters of a query; our own, such as `package`, do not count. */
export const campaignIn = (query: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => isCampaignParameter(name)));
