import { useEffect, useState } from 'react';
import { takeWaitingToasts } from '../../toasts/waiting-toast.ts';
import { loadToaster } from '../late-parts.ts';
import { tellError } from '../tell.ts';
import { useLate } from '../use-late.ts';

const nextTryMs = 3000;

/** The toasts, whose code comes after the first render. Toasts raised earlier are queued. */
export function LateToaster() {
  const [isWanted, setWanted] = useState(true);
  const AdminToaster = useLate(loadToaster, isWanted, (error) => {
    console.error('The toasts did not load', error instanceof Error ? error.name : 'unknown cause');
    setWanted(false);
    setTimeout(() => setWanted(true), nextTryMs);
  });
  // At once: later, they could be those that this page leaves for the next one.
  useEffect(() => {
    for (const { title, text } of takeWaitingToasts()) tellError(text, title);
  }, []);
  return AdminToaster && <AdminToaster />;
}
