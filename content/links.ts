import type { ProfileLink } from '#domain/content/links.ts';

export const links: readonly Omit<ProfileLink, 'id'>[] = [
  { label: 'Facebook', href: 'https://www.facebook.com/boatdetailingla.example' },
  { label: 'Instagram', href: 'https://www.instagram.com/boatdetailingla.example' },
  { label: 'TikTok', href: 'https://www.tiktok.com/@boatdetailingla.example' },
];
