export type Input = { readonly [name: string]: unknown };
export type Operation = (input: Input) => Promise<unknown>;

export function text(source: Input, name: string): string {
  const value = source[name];
  return typeof value === 'string' ? value : '';
}

export function part(source: Input, name: string): Input {
  const value = source[name];
  return typeof value === 'object' && value !== null ? (value as Input) : {};
}
