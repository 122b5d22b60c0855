import type { Testimonial } from '#domain/content/testimonials.ts';

/** Invented, to judge the page by. Never part of the production build: invented reviews are unlawful. */
export const sampleTestimonials: readonly Testimonial[] = [
  {
    id: 'sample-1',
    name: 'R. Sample',
    area: 'Marina del Rey',
    boatType: 'Sailboat',
    quote: 'My hull was the color of old chalk. I came down on Saturday and could see the dock cleats in it.',
  },
  {
    id: 'sample-2',
    name: 'M. Sample',
    area: 'Westlake Village',
    boatType: 'Pontoon',
    quote: 'The seats had mildew in every seam. Now the kids sit on them without a towel.',
  },
  {
    id: 'sample-3',
    name: 'T. Sample',
    area: 'Newport Harbor',
    boatType: 'Cruiser/Yacht',
    quote: 'Price by email, date by email, clean boat on the day. I never had to pick up the phone.',
  },
  {
    id: 'sample-4',
    name: 'J. Sample',
    area: 'Castaic Lake',
    boatType: 'Fishing',
    quote:
      'They did it in my driveway on Monday so it’d be dry for the ramp on Saturday. They thought of that before I did.',
    rating: 5,
  },
  {
    id: 'sample-5',
    name: 'A. Sample',
    area: 'King Harbor, Redondo Beach',
    boatType: 'Runabout',
    quote: 'Two rust stains wouldn’t come out. They’d told me that up front, from my own photo.',
    rating: 4,
  },
  {
    id: 'sample-6',
    name: 'P. Sample',
    area: 'Lake Sherwood',
    boatType: 'PWC',
    quote: 'I had no idea red could come back like that.',
  },
];
