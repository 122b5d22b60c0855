export const leadParam = 'lead';

export const leadPath = (id: string): string => `/admin?${new URLSearchParams({ [leadParam]: id })}`;

/** Name the lead, and the visit that is to be moved, in the calendar's address. */
export const timeParams = { lead: 'find', visit: 'visit' } as const;

/** The calendar with the list of open times for a lead's first visit, or for the one that is named. */
export const timePath = (leadId: string, visitId?: string): string =>
  `/admin/calendar?${new URLSearchParams({
    [timeParams.lead]: leadId,
    ...(visitId !== undefined && { [timeParams.visit]: visitId }),
  })}`;

export const moneyPath = (month: string): string => `/admin/money?${new URLSearchParams({ month })}`;

export const finishPath = (leadId: string, visitId?: string): string =>
  `/admin/finish/${leadId}${visitId === undefined ? '' : `?${new URLSearchParams({ visit: visitId })}`}`;

/** Where photos of a job are taken. */
export const photosPath = (leadId: string): string => `/admin/finish/${leadId}?photos`;

export const newPlanHash = '#new-plan';

/** The form of a new plan, on the customer's page. */
export const newPlanPath = (customerId: string): string => `/admin/customers/${customerId}${newPlanHash}`;

/** Where a lead is written by hand. */
export const newLeadPath = '/admin/new-lead';

/** What of the site is not published yet; Publish stands here alone. */
export const siteChangesPath = '/admin/site/changes';
