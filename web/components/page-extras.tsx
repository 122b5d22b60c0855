import { ToastRegion } from '../toasts/toast-region.tsx';
import { StickyBooking } from './sticky-booking.tsx';

/** The fixed parts of a public page. The booking page has no button that leads to itself. */
export function PageExtras({ booking }: { readonly booking: boolean }) {
  return (
    <>
      {!booking && <StickyBooking />}
      <ToastRegion />
    </>
  );
}
