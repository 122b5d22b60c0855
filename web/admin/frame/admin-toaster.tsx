import { useEffect, useRef } from 'react';
import { type ExternalToast, Toaster, toast } from 'sonner';
import { useLaptop } from '../../components/use-laptop.ts';
import { toastLimits } from '../../toasts/toast-limits.ts';
import { showToastsBy, type ToastWords } from '../tell.ts';
import { useClearOfField } from './use-clear-of-field.ts';

function optionsOf({ text, links = [] }: ToastWords): ExternalToast {
  if (links.length === 0) return text === undefined ? {} : { description: text };
  const description = (
    <>
      {text}
      {links.map(({ label, href, onPress }) => (
        <a key={href} className="adm-toast__link" href={href} onClick={onPress}>
          {label}
        </a>
      ))}
    </>
  );
  return { description, duration: Number.POSITIVE_INFINITY };
}

/** Placed where toasts cover no control: over the header, at the bottom where that is full (admin-toast.css). */
export function AdminToaster() {
  useEffect(() => {
    let checking: string | number | undefined;
    showToastsBy((words) => {
      const { kind, title } = words;
      if (kind === 'checking') checking = toast.loading(title);
      else if (kind === 'checked') toast.dismiss(checking);
      else toast[kind](title, optionsOf(words));
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
