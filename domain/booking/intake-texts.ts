/** Words of the booking form. Free of zod: every function uses them for errors. */
import { boatLength } from '../price/estimates.ts';

export const intakeLabels = {
  packageId: 'Service',
  services: 'Services',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address or marina',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  boatType: 'Boat type',
  boatLengthFt: 'Length',
  conditionLevel: 'Condition',
  oxidationLevel: 'Oxidation',
  brand: 'Brand',
  model: 'Model',
  year: 'Year',
  hullMaterial: 'Hull material',
  preferredDate: 'Preferred date',
  preferredWindow: 'Time of day',
  monthlyPlanInterest: 'Plan',
  notes: 'Notes',
  photo_urls: 'Photos',
  hasWater: 'Water on site',
  hasPower: 'Power on site',
  accessReview: 'No water or power',
  acceptedTerms: 'Terms',
} as const;

export type Labelled = keyof typeof intakeLabels;

export const missingField = (field: Labelled): string => `Missing required field: ${intakeLabels[field]}`;

export const buildYears = { first: 1950, last: 2030 } as const;

export const intakeMessages = {
  condition: "Please select your boat's condition.",
  email: 'Please enter a valid email address.',
  length: `Boat length must be between ${boatLength.min} and ${boatLength.max} feet.`,
  year: `Year must be between ${buildYears.first} and ${buildYears.last}.`,
  zip: 'Please enter a 5-digit ZIP code, or ZIP+4.',
  phone: 'Please enter a phone number with at least 7 digits.',
  dateFormat: 'Please enter a date.',
  datePast: 'Please choose today or a later day.',
  access: 'Please uncheck this, or the water or power that isn’t at your boat.',
  contact: 'Enter an email or a phone number.',
  again: 'We couldn’t find your last request. Please fill in the form, and we’ll take it from there.',
  photos: 'A photo is missing or doesn’t belong to this request. Please add it again.',
} as const;

/** What stands under a required field that was left empty. */
export const missingHints: Partial<Record<string, string>> = {
  fullName: 'Enter your name.',
  email: 'Enter an email address.',
  phone: 'Enter a mobile number.',
  address: 'Enter the marina or address.',
  city: 'Enter the city.',
  state: 'Choose the state.',
  zip: 'Enter the ZIP code.',
  boatType: 'Choose a boat type.',
  boatLengthFt: 'Enter the length in feet.',
  conditionLevel: intakeMessages.condition,
  hasWater: 'We need water at the boat. None there? Check “Ask us anyway.”',
  hasPower: 'We need power at the boat. None there? Check “Ask us anyway.”',
  acceptedTerms: 'Please accept the Terms.',
};
