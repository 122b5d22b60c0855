/** The form in which a message to a lead's customer is typed. */
export const messagePlace = (leadId: string): string => `message:${leadId}`;
