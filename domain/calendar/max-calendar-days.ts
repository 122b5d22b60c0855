export const maxCalendarDays = 62;
