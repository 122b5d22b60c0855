import type { Lead } from '../lead.ts';

/** Hours an appointment takes for a boat of this length: one per ten feet begun, at least two; two if nobody has told. */
export const appointmentHours = (lengthFt = 0): number => Math.max(2, Math.ceil(lengthFt / 10));

/** The admin's value, else by the boat's length. */
export const hoursOf = ({ appointment_hours, length_ft }: Pick<Lead, 'appointment_hours' | 'length_ft'>) =>
  appointment_hours ?? appointmentHours(length_ft);
