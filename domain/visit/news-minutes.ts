/** For so long it still helps a customer to hear that somebody is on the way, or late. */
export const newsMinutes = 30;
