/** The address of a customer's status page on this site. */
export const statusUrl = (slug: string): string => `${window.location.origin}/status/${slug}`;
