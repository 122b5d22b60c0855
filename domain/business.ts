/** Who the business is. Every page, mail and calendar entry takes these from here. */
export const business = {
  name: 'Boat Detailing LA',
  tagline: 'We wash, polish and protect boats where they lie: your slip, dock or driveway.',
  siteUrl: 'https://boatdetailingla.example',
  /** Sender of all mails; replies go to `replyTo`, a mailbox that the owner reads. */
  sender: 'Boat Detailing LA <hello@boatdetailingla.example>',
  replyTo: 'owner@boatdetailingla.example',
  /** Where the mail about a new lead goes. */
  owner: 'owner@boatdetailingla.example',
  /** Domain part of calendar UIDs. */
  domain: 'boatdetailingla.example',
  copyrightYear: 2024,
  /** Months, both counted in, in which a day without a request is unusual. */
  seasonMonths: { from: 3, to: 10 },
  termsVersion: '2024-01-01',
} as const;

export const socialLinks = [
  { label: 'Facebook', href: 'https://www.facebook.com/boatdetailingla.example' },
  { label: 'Instagram', href: 'https://www.instagram.com/boatdetailingla.example' },
  { label: 'TikTok', href: 'https://www.tiktok.com/@boatdetailingla.example' },
  {
    label: 'Business profile',
    href: 'https://www.google.com/maps/search/?api=1&query=Boat%20Detailing%20LA',
  },
] as const;
