import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { showToldBy } from './tell.ts';
import { useMedia } from './use-media.ts';

/** Placed where toasts cover no control: over the header on a phone, bottom left elsewhere. */
export function AdminToaster() {
  useEffect(() => {
    showToldBy(({ kind, title, text }) =>
      toast[kind](title, text === undefined ? {} : { description: text }),
    );
  }, []);
  const isPhone = useMedia('(max-width: 47.99rem)');
  return (
    <Toaster
      position={isPhone ? 'top-left' : 'bottom-left'}
      offset={16}
      mobileOffset={6}
      visibleToasts={3}
      duration={4000}
      expand={!isPhone}
      closeButton
      gap={8}
      // Sonner sets its own width on the element, which no style sheet overrides.
      style={{ '--width': 'var(--toast-width)' }}
      toastOptions={{ className: 'adm-toast' }}
    />
  );
}
