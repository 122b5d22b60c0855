/** `somebody@example.com`: what the booking form takes, and the admin's correction. Free of zod. */
export const emailPattern = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\.]{2,}$/;

/** Longest address that mail servers know. */
export const emailMax = 254;
