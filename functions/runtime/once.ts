/** Makes a value at its first use and keeps it: a function starts only what it needs. */
export function once<T>(create: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: create() };
    return made.value;
  };
}
