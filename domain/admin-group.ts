export const adminGroup = 'admin';
