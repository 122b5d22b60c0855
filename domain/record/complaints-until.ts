import { terms } from '../business.ts';
import { addHours } from '../los-angeles.ts';

export const complaintsUntil = (completed_at: string): string => addHours(completed_at, terms.complaintHours);
