import type { IconName } from '../../components/icon.tsx';
import { newLeadPath } from '../lead-path.ts';
import { accountPath } from '../session/leave-admin.ts';

interface AdminPlace {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
}

const today: AdminPlace = { href: '/adminka', label: 'Today', icon: 'today' };
const calendar: AdminPlace = { href: '/admin/calendar', label: 'Calendar', icon: 'calendar' };
const leads: AdminPlace = { href: '/admin', label: 'Leads', icon: 'leads' };
const newLead: AdminPlace = { href: newLeadPath, label: 'New lead', icon: 'plus' };

const money = { href: '/admin/money', label: 'Money' } as const;
/** On a laptop there's a link to it on the money page, as the band is full. */
const reviews = { href: '/admin/reviews', label: 'Reviews' } as const;
const site = { href: '/admin/site', label: 'Your site' } as const;
const settings = { href: '/admin/settings', label: 'Settings' } as const;

/** On a laptop, in the band on top. */
export const headPlaces = [today, calendar, leads, money, site, settings] as const;
/** On a phone, at the bottom; what is left stands under More. */
export const tabPlaces = [today, calendar, newLead, leads] as const;
export const morePlaces = [
  money,
  reviews,
  site,
  settings,
  { href: accountPath, label: 'Your sign-in' },
  { href: '/', label: 'The public site' },
] as const;

/** Marks the link to the page that is open. A customer's page belongs to the leads, an editor to the site. */
export function currentAt(pathname: string, href: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  const isBelow =
    (href === leads.href && pathname.startsWith('/admin/customers/')) ||
    (href === site.href && pathname.startsWith('/admin/site/')) ||
    (href === money.href && pathname === reviews.href);
  return isBelow ? 'true' : undefined;
}
