import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { messageBox } from '../message/write-message.tsx';

const parts = {
  '#messages': { id: messageBox, block: 'center' },
  '#internal_notes': { id: 'internal_notes', block: 'center' },
  '#review': { id: 'review', block: 'start' },
} as const;
const isPart = (hash: string): hash is keyof typeof parts => Object.hasOwn(parts, hash);

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A link to a part of the lead ends there, whatever comes later above it, until the person does something. */
export function useLinkedPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isPart(hash)) return;
    const { id, block } = parts[hash];
    const place = document.getElementById(id);
    const lead = place?.closest('[role=dialog]');
    if (!place || !lead) return;
    const shown = block === 'start' ? (place.closest('section') ?? place) : place;
    const sizes = new ResizeObserver(() => shown.scrollIntoView({ block }));
    const watch = () => {
      for (const part of lead.children) sizes.observe(part);
    };
    const more = new MutationObserver(watch);
    // The dialog takes the focus, and its top, when it opens.
    const frame = requestAnimationFrame(() => {
      place.focus({ preventScroll: true });
      watch();
      more.observe(lead, { childList: true });
    });
    const stop = () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      more.disconnect();
      for (const move of ownMoves) lead.removeEventListener(move, stop);
    };
    for (const move of ownMoves) lead.addEventListener(move, stop, { passive: true });
    return stop;
  }, [hash]);
}
