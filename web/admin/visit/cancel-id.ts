export const cancelId = (visitId: string): string => `cancel-${visitId}`;
