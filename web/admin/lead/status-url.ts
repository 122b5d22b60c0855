export const statusUrl = (slug: string): string => `${window.location.origin}/status/${slug}`;
