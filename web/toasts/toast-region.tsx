import { useEffect, useState } from 'react';
import { toastLimits } from './toast-limits.ts';
import { type Toast, takeWaitingToasts } from './waiting-toast.ts';

/** Shows toasts that another page left. Hovering or focusing keeps them. */
export function ToastRegion() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => setToasts(takeWaitingToasts().slice(-toastLimits.shown)), []);
  useEffect(() => {
    if (toasts.length === 0 || isPaused) return;
    const timer = setTimeout(() => setToasts([]), toastLimits.closeAfterMs);
    return () => clearTimeout(timer);
  }, [toasts, isPaused]);
  return (
    <section className="toasts" aria-label="Messages" aria-live="polite">
      {toasts.map(({ title, text, link }) => (
        <div
          className="toast"
          key={`${title} ${text}`}
          onPointerEnter={() => setPaused(true)}
          onPointerLeave={() => setPaused(false)}
        >
          <b>{title}</b>
          <p>{text}</p>
          {link && (
            <a href={link.href} onFocus={() => setPaused(true)} onBlur={() => setPaused(false)}>
              {link.label}
            </a>
          )}
        </div>
      ))}
    </section>
  );
}
