/** Why an owner would choose this business; shown on the home page. */
export interface Reason {
  readonly title: string;
  readonly text: string;
}

export const reasons: readonly Reason[] = [
  {
    title: 'We come to the boat',
    text: 'Slip, dock or driveway. You do not haul out, tow, or give up a weekend to a yard.',
  },
  {
    title: 'A price in writing first',
    text: 'The rate per foot gives you an estimate at once. After we have read your request and seen your photos, we send a range. Nothing begins until you say yes.',
  },
  {
    title: 'One page to follow it',
    text: 'A private page shows where your request stands: received, offered, scheduled, under way, done.',
  },
  {
    title: 'No phone, no chasing',
    text: 'We answer by email or SMS, so what was agreed is there to read again. Nobody calls you at work.',
  },
  {
    title: 'Salt is not lake water',
    text: 'A hull in salt water wants wax every 3 to 4 months, one in fresh water every 4 to 6. We plan by the water the boat lies in.',
  },
  {
    title: 'Mind the water',
    text: 'Little soap, cloths before hoses, and residue taken away with us. What we cannot do cleanly where the boat lies, we do not do there.',
  },
];
