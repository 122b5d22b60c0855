import { useEffect, useState } from 'react';
import { type Toast, takeWaitingToasts } from './waiting-toast.ts';

/** Maximum number of toasts; each is shown for this many ms. */
const most = 3;
const closeAfter = 4000;

/** Shows toasts that another page left. Hovering or focusing keeps them. */
export function ToastRegion() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [held, setHeld] = useState(false);
  useEffect(() => setToasts(takeWaitingToasts().slice(-most)), []);
  useEffect(() => {
    if (toasts.length === 0 || held) return;
    const timer = setTimeout(() => setToasts([]), closeAfter);
    return () => clearTimeout(timer);
  }, [toasts, held]);
  return (
    <section className="toasts" aria-label="Messages" aria-live="polite">
      {toasts.map(({ title, text, link }) => (
        <div
          className="toast"
          key={`${title} ${text}`}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
        >
          <b>{title}</b>
          <p>{text}</p>
          {link && (
            <a href={link.href} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
              {link.label}
            </a>
          )}
        </div>
      ))}
    </section>
  );
}
