export const careText = 'Remind me when wax is due';

export const waxLasts = 'A coat lasts three to four months in salt water, four to six in fresh.';
