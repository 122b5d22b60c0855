/** The events of the site with what they carry: never people's data. */
export interface AnalyticsEvents {
  booking_step_0_view: undefined;
  service_card_select: { readonly package: string; readonly services: readonly string[] };
  lead_submitted: { readonly package: string };
}

declare global {
  interface Window {
    /** The sink that a tag manager reads, if the owner adds one. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Records an event in `window.dataLayer`. */
export function track<E extends keyof AnalyticsEvents>(
  event: E,
  ...[data]: AnalyticsEvents[E] extends undefined ? [] : [AnalyticsEvents[E]]
): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...data });
}
