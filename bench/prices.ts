/**
 * List prices in dollars, us-west-2 and CloudFront's North America, without free tiers: the public price pages
 * of each service, read in November 2026. docs/scale.md is printed from these.
 */
export const prices = {
  cdnRequest: 1e-6,
  cdnGb: 0.085,
  edgeFunctionCall: 0.1e-6,
  firewallRequest: 0.6e-6,
  gatewayCall: 1e-6,
  functionCall: 0.2e-6,
  /** arm64. */
  functionGbSecond: 13.3334e-6,
  readUnit: 0.125e-6,
  writeUnit: 0.625e-6,
  tableGbMonth: 0.25,
  recoveryGbMonth: 0.2,
  objectPut: 5e-6,
  objectGet: 0.4e-6,
  objectGbMonth: 0.023,
  outGb: 0.09,
  mail: 0.1e-3,
  logGb: 0.5,
  trace: 5e-6,
} as const;

export type Priced = keyof typeof prices;
/** How many of each priced thing something takes. */
export type Use = Readonly<Partial<Record<Priced, number>>>;

/**
 * What one of each takes. Function time is that of `npm run bench:api`, doubled for Lambda's single gigabyte;
 * units are those that the data layer writes and reads; a line of logs has 0.5 kB.
 */
export const uses = {
  /** Three pages: 30 files, 0.4 MB. */
  visit: { cdnRequest: 30, edgeFunctionCall: 40, firewallRequest: 30, cdnGb: 0.0004 },
  /**
   * With three photos: 3 addresses, 1 intake, the mail job, 3 checks of photos, 10 readings of the status. Traces as if each
   * call had one; from one call a second on it is 5 %.
   */
  booking: {
    cdnRequest: 14,
    firewallRequest: 14,
    gatewayCall: 14,
    functionCall: 18,
    functionGbSecond: 3 * 0.05 + 0.1 + 0.4 + 3 * 1.7 + 10 * 0.05,
    writeUnit: 34,
    readUnit: 36,
    objectPut: 3 * 5,
    objectGet: 3 * 4,
    mail: 2,
    logGb: 18 * 0.5e-6,
    trace: 18,
  },
  /** Offer, the owner's news of the yes, appointment, ready check, "the boat is done", the review; a quote, six looks and edits. */
  followUp: {
    cdnRequest: 10,
    firewallRequest: 10,
    gatewayCall: 10,
    functionCall: 10,
    functionGbSecond: 10 * 0.08,
    writeUnit: 50,
    readUnit: 40,
    mail: 6,
    logGb: 10 * 0.5e-6,
    trace: 10,
  },
} as const satisfies Record<string, Use>;

/** What stands in the bill of a month without any visitor. */
export const fixedMonthly = {
  'firewall: list, 3 managed groups, 7 rate rules, 1 that counts': 16,
  'origin secret': 0.4,
  'key of the topic that tells of mails': 1,
  '19 alarms on 20 metrics': 2,
  'four metrics of our own that never pause': 1.2,
  // Lambda asks an empty queue 15 times a minute.
  'two queues that are asked all the time': 0.52,
  'jobs of the clock: 62,000 runs, each traced': 0.39,
  dashboard: 3,
} as const;

/** MB that a lead keeps for good: three photos with their thumbnails; its rows are 10 kB. */
export const keptPerBooking = { objectsMb: 1.5, rowsMb: 0.01 } as const;

/** Dollars of a use. */
export const costOf = (use: Use): number =>
  Object.entries(use).reduce((total, [name, count]) => total + prices[name as Priced] * count, 0); // keys of Use
