import { leadParam } from './use-open-lead.ts';

/** The address of the leads list with a lead open. */
export const leadPath = (id: string): string => `/admin?${new URLSearchParams({ [leadParam]: id })}`;
