/** Rows of a page (SPEC section 9); what the API answers unasked. */
export const pageSize = 20;
