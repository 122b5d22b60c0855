/** Choices of the booking form; the words are also the payload's values. Free of zod. */
export const boatTypes = [
  'Runabout',
  'Sailboat',
  'Cruiser/Yacht',
  'Pontoon',
  'Fishing',
  'PWC',
  'Other',
] as const;
export type BoatType = (typeof boatTypes)[number];

export const conditionLevels = ['Like new', 'Good', 'Fair', 'Heavy oxidation'] as const;
export type ConditionLevel = (typeof conditionLevels)[number];

/** Whether a boat is in a worse condition than it was; false where one of both is unknown. */
export const isMoreWorn = (now: ConditionLevel | undefined, before: ConditionLevel | undefined): boolean =>
  now !== undefined && before !== undefined && conditionLevels.indexOf(now) > conditionLevels.indexOf(before);

export const oxidationLevels = ['None', 'Light', 'Medium', 'Heavy'] as const;
export type OxidationLevel = (typeof oxidationLevels)[number];

export const preferredWindows = ['morning', 'afternoon', 'flexible'] as const;
export type PreferredWindow = (typeof preferredWindows)[number];
export const preferredWindowLabels: Record<PreferredWindow, string> = {
  morning: 'Morning (8AM-12PM)',
  afternoon: 'Afternoon (12PM-5PM)',
  flexible: 'Flexible',
};

export const states = ['CA', 'AZ', 'NV'] as const;
export type State = (typeof states)[number];
export const defaultState: State = 'CA';

/** What of a customer's contact data may differ from one request to the next. */
export const contactParts = ['name', 'phone', 'address'] as const;
export type ContactPart = (typeof contactParts)[number];

export const plans = ['basic', 'premium', 'luxury'] as const;
export type Plan = (typeof plans)[number];
export const planLabels: Record<Plan, string> = { basic: 'Basic', premium: 'Premium', luxury: 'Luxury' };
/** How a lead came in: by the booking form, or by hand and then how the owner was reached. */
export const leadSources = ['website', 'phone', 'referral', 'dock', 'repeat'] as const;
export type LeadSource = (typeof leadSources)[number];
export const leadSourceLabels: Record<LeadSource, string> = {
  website: 'Website',
  phone: 'Phone',
  referral: 'Referral',
  dock: 'At the dock',
  repeat: 'Repeat customer',
};

export const planLetters: Record<Plan, string> = { basic: 'B', premium: 'P', luxury: 'L' };
