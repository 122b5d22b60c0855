import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { useMedia } from '../../components/use-media.ts';
import { toastLimits } from '../../toasts/toast-limits.ts';
import { showToastsBy } from '../tell.ts';

/** Placed where toasts cover no control: over the header, at the bottom where that is full (admin-toast.css). */
export function AdminToaster() {
  useEffect(() => {
    let checking: string | number | undefined;
    showToastsBy(({ kind, title, text }) => {
      if (kind === 'checking') checking = toast.loading(title);
      else if (kind === 'checked') toast.dismiss(checking);
      else toast[kind](title, text === undefined ? {} : { description: text });
    });
  }, []);
  const isLaptop = useMedia('(min-width: 64rem)');
  return (
    <Toaster
      position={isLaptop ? 'bottom-left' : 'top-left'}
      offset={isLaptop ? 16 : 6}
      mobileOffset={6}
      visibleToasts={toastLimits.shown}
      duration={toastLimits.closeAfterMs}
      expand={isLaptop}
      closeButton
      gap={8}
      // Sonner sets its own width on the element, which no style sheet overrides.
      style={{ '--width': 'var(--toast-width)' }}
      toastOptions={{ className: 'adm-toast' }}
    />
  );
}
