import { useEffect } from 'react';
import { Toaster } from 'sonner';
import { takeWaitingToasts } from '../toasts/waiting-toast.ts';
import { tellError } from './tell.ts';

/** At most three toasts at once, four seconds each, those left by another page first. */
export function AdminToaster() {
  useEffect(() => {
    for (const { title, text } of takeWaitingToasts()) tellError(text, title);
  }, []);
  return (
    <Toaster
      position="bottom-left"
      visibleToasts={3}
      duration={4000}
      expand
      closeButton
      gap={8}
      toastOptions={{ className: 'adm-toast' }}
    />
  );
}
