import type { Testimonial } from '../testimonials.ts';

/** Invented, to judge the page by. Never part of the production build: invented reviews are unlawful. */
export const sampleTestimonials: readonly Testimonial[] = [
  {
    name: 'R. Sample',
    area: 'Marina del Rey',
    boatType: 'Sailboat',
    quote:
      'She had gone the color of old chalk. I came down on Saturday and could see the dock cleats in her side.',
    sample: true,
  },
  {
    name: 'M. Sample',
    area: 'Westlake Village',
    boatType: 'Pontoon',
    quote: 'The seats had mildew in every seam. Now the children sit on them without a towel.',
    sample: true,
  },
  {
    name: 'T. Sample',
    area: 'Newport Harbor',
    boatType: 'Cruiser/Yacht',
    quote: 'A range by email, a date by email, a clean boat on the date. I never had to pick up the phone.',
    sample: true,
  },
  {
    name: 'J. Sample',
    area: 'Castaic Lake',
    boatType: 'Fishing',
    quote:
      'Done in the driveway on Monday so that she was dry for the ramp on Saturday. They had thought of that before I did.',
    rating: 5,
    sample: true,
  },
  {
    name: 'A. Sample',
    area: 'King Harbor, Redondo Beach',
    boatType: 'Runabout',
    quote: 'Two rust marks stayed. They had told me so beforehand, with my own photo beside it.',
    rating: 4,
    sample: true,
  },
  {
    name: 'P. Sample',
    area: 'Lake Sherwood',
    boatType: 'PWC',
    quote: 'I did not know red could come back that far.',
    sample: true,
  },
];
