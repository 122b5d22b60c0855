/** Storage may be disabled or full: then nothing is kept, and the visitor could not do anything about it. */
const keeper = (storage: () => Storage) => ({
  names(): readonly string[] {
    try {
      return Object.keys(storage());
    } catch {
      return [];
    }
  },
  recall(key: string): string | undefined {
    try {
      return storage().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep(key: string, text: string): boolean {
    try {
      storage().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
  remember(key: string, text: string): void {
    this.keep(key, text);
  },
  forget(key: string): void {
    try {
      storage().removeItem(key);
    } catch {
      // nothing was kept
    }
  },
});

export const tab = keeper(() => sessionStorage);

/** Until the visitor clears the browser's data. */
export const browser = keeper(() => localStorage);
