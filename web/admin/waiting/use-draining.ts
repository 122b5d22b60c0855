import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { isReachable, useBackOnline } from '../../api/use-back-online.ts';
import { onceAnyMeant, sendWaiting } from '../data/send-waiting.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { watchStored } from '../device/waiting-state.ts';
import { resumePhotos } from '../late-parts.ts';
import { keepsOnDevice } from '../session/keeps-on-device.ts';

const tryAgainMs = 20_000;

/** Sends what waits when the page opens, comes to the front, or is online again; answers a way to do so by hand. */
export function useDraining(): () => Promise<void> {
  const client = useQueryClient();
  const { acts, photos, isSending } = useWaiting();
  const isWaiting = acts.some(({ refusal }) => !refusal);
  const send = useCallback(async () => {
    void resumePhotos().catch(() => undefined);
    // It stays where it is, and is tried again.
    if (keepsOnDevice()) await sendWaiting(client).catch(() => undefined);
  }, [client]);

  useEffect(() => watchStored(), []);
  const unsent = photos.filter(({ refusal }) => !refusal).length;
  const wereUnsent = useRef(unsent);
  useEffect(() => {
    // A finish waits for them.
    if (unsent < wereUnsent.current && isWaiting) void send();
    wereUnsent.current = unsent;
  }, [unsent, isWaiting, send]);
  useEffect(() => onceAnyMeant(acts, () => void send()), [acts, send]);
  useEffect(() => {
    if (!(isWaiting || unsent > 0) || isSending) return;
    const timer = setInterval(() => navigator.onLine && void send(), tryAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting, unsent, isSending, send]);
  useBackOnline(() => void send());
  useEffect(() => {
    if (isReachable()) void send();
  }, [send]);
  return send;
}
