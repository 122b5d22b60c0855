export const business = {
  name: 'Boat Detailing LA',
  tagline: 'We wash, polish and protect your boat right at your slip, dock or driveway.',
  siteUrl: 'https://boatdetailingla.example',
  /** Sender of all emails; replies go to `replyTo`, a mailbox that the owner reads. */
  sender: 'Boat Detailing LA <hello@boatdetailingla.example>',
  replyTo: 'owner@boatdetailingla.example',
  owner: 'owner@boatdetailingla.example',
  domain: 'boatdetailingla.example',
  copyrightYear: 2024,
  /** First and last month in which a day without a request is unusual. */
  seasonMonths: { from: 3, to: 10 },
} as const;

export const terms = {
  /** Hours before an appointment until which moving and canceling are free. */
  freeChangeHours: 24,
  /** Hours after completion in which complaints ("claims" to customers) are accepted. */
  complaintHours: 24,
} as const;

/** Until the settings say otherwise. */
export const firstAnswerTime = 'within one day';

export const usualAnswer = (answer_time: string = firstAnswerTime): string =>
  `We usually answer ${answer_time}.`;

/** Wording shared by pages, emails and legal texts. */
export const promises = {
  change: `Moving or canceling is free up to ${terms.freeChangeHours} hours before your appointment. After that, a trip fee may apply.`,
  rain: 'If it rains, we’ll reschedule for free.',
  complaints: `If something isn’t right, tell us within ${terms.complaintHours} hours of completion.`,
  payment: 'Payment is due when we finish, unless we’ve agreed otherwise.',
  finalPrice: 'The final price may vary with the condition of your boat.',
  noCalls: 'Quotes and updates come only by email or text. We don’t take or make phone calls.',
} as const;
