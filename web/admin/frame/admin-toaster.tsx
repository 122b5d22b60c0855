import { useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';
import { useLaptop } from '../../components/use-laptop.ts';
import { toastLimits } from '../../toasts/toast-limits.ts';
import { showToastsBy } from '../tell.ts';
import { useClearOfField } from './use-clear-of-field.ts';

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
  const isLaptop = useLaptop();
  const place = useRef<HTMLDivElement>(null);
  const isAway = useClearOfField(place);
  return (
    <div ref={place}>
      <Toaster
        position={isLaptop === isAway ? 'top-left' : 'bottom-left'}
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
    </div>
  );
}
