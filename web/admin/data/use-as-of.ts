import { asOfText } from '../when.ts';
import { serverInstant, useServerNow } from './server-clock.ts';

/** From when an answer is that was loaded then, in ms by this device's clock; undefined where none was. */
export function useAsOf(loadedAt: number | undefined): string | undefined {
  const now = useServerNow();
  return loadedAt === undefined ? undefined : asOfText(serverInstant(loadedAt), now);
}
