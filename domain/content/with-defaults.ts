type Fields = Readonly<Record<string, unknown>>;

export const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was stored, with the default of each field that it lacks, in groups of fields too; lists are left as they are. */
export function withDefaults(stored: unknown, defaults: unknown): unknown {
  if (stored === undefined) return defaults;
  if (!isGroup(stored) || !isGroup(defaults)) return stored;
  const kept = Object.entries(stored).map(([name, value]) => [name, withDefaults(value, defaults[name])]);
  return { ...defaults, ...Object.fromEntries(kept) };
}
