export const messagePlace = (leadId: string): string => `message:${leadId}`;
