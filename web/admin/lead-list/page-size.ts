/** Rows per page; the API's default too. */
export const pageSize = 20;
