/** How many days one call of the calendar answers for. */
export const maxCalendarDays = 62;
