/** Of the button in the lead that cancels a visit. */
export const cancelId = (visitId: string): string => `cancel-${visitId}`;
