/** Names the open lead in the list's address. */
export const leadParam = 'lead';

/** The address of the leads list with a lead open. */
export const leadPath = (id: string): string => `/admin?${new URLSearchParams({ [leadParam]: id })}`;
