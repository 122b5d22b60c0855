/** The site's events and their data: never personal data. */
export interface AnalyticsEvents {
  booking_step_0_view: undefined;
  service_card_select: { readonly package: string; readonly services: readonly string[] };
  lead_submitted: { readonly package: string };
}

declare global {
  interface Window {
    /** Read by a tag manager, if the owner adds one. */
    dataLayer?: Record<string, unknown>[];
  }
}

export function track<E extends keyof AnalyticsEvents>(
  event: E,
  ...[data]: AnalyticsEvents[E] extends undefined ? [] : [AnalyticsEvents[E]]
): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...data });
}
