import type { Reason } from '#domain/content/reasons.ts';

export const reasons: readonly Omit<Reason, 'id'>[] = [
  {
    title: 'We come to your boat',
    text: 'Slip, dock or driveway. No hauling out, no towing, no weekend lost to the yard.',
  },
  {
    title: 'Your price in writing first',
    text: 'The rate per foot gives you an estimate right away. Once we’ve seen your request and photos, we’ll send a price range. We don’t start until you say yes.',
  },
  {
    title: 'One page to follow it',
    text: 'Your private status page shows where things stand, from request to finished boat.',
  },
  {
    title: 'No phone tag',
    text: 'We answer by email or text, so you can always look up what we agreed on. Nobody calls you at work.',
  },
  {
    title: 'Salt water isn’t lake water',
    text: 'A hull in salt water needs wax every 3 to 4 months, one in fresh water every 4 to 6. We plan around the water you’re in.',
  },
  {
    title: 'Easy on the water',
    text: 'Not much soap, cloths before hoses, and all residue leaves with us. If we can’t do a job cleanly on the water, we won’t do it there.',
  },
];
