/** Members of this group of the user pool may use the admin area. */
export const adminGroup = 'admin';
