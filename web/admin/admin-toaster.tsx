import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { showToldBy } from './tell.ts';
import { useMedia } from './use-media.ts';

/** Placed where toasts cover no control: over the header, at the bottom where that is full (admin-toast.css). */
export function AdminToaster() {
  useEffect(() => {
    showToldBy(({ kind, title, text }) =>
      toast[kind](title, text === undefined ? {} : { description: text }),
    );
  }, []);
  const isLaptop = useMedia('(min-width: 64rem)');
  return (
    <Toaster
      position={isLaptop ? 'bottom-left' : 'top-left'}
      offset={isLaptop ? 16 : 6}
      mobileOffset={6}
      visibleToasts={3}
      duration={4000}
      expand={isLaptop}
      closeButton
      gap={8}
      // Sonner sets its own width on the element, which no style sheet overrides.
      style={{ '--width': 'var(--toast-width)' }}
      toastOptions={{ className: 'adm-toast' }}
    />
  );
}
