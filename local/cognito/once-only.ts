/** Keeps things that are handed out for a while and may be taken back once, such as challenges. */
export type OnceOnly<T> = {
  put(key: string, value: T): void;
  take(key: string): T | undefined;
};

export function createOnceOnly<T>(lifeMs: number): OnceOnly<T> {
  const kept = new Map<string, { readonly value: T; readonly until: number }>();
  return {
    put: (key, value) => {
      const now = Date.now();
      for (const [old, { until }] of kept) if (until < now) kept.delete(old);
      kept.set(key, { value, until: now + lifeMs });
    },
    take: (key) => {
      const entry = kept.get(key);
      kept.delete(key);
      return entry && entry.until >= Date.now() ? entry.value : undefined;
    },
  };
}
