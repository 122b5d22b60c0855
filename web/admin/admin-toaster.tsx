import { useEffect } from 'react';
import { Toaster } from 'sonner';
import { takeWaitingToasts } from '../toasts/waiting-toast.ts';
import { tellError } from './tell.ts';
import { useMedia } from './use-media.ts';

/**
 * At most three toasts at once, four seconds each, those left by another page first. They stand where no control
 * is: over the head on a phone, one upon the other; at the bottom left elsewhere.
 */
export function AdminToaster() {
  useEffect(() => {
    for (const { title, text } of takeWaitingToasts()) tellError(text, title);
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
      toastOptions={{ className: 'adm-toast' }}
    />
  );
}
