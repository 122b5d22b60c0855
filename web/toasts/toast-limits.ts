/** Of a visitor's toasts and of the admin's. */
export const toastLimits = { shown: 3, closeAfterMs: 4000 } as const;
