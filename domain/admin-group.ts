/** Cognito group of the admins. */
export const adminGroup = 'admin';
