/** Days that a forecast reaches, today among them, and that Today looks ahead. */
export const forecastDays = 7;
