/** The modules of zod that translate schemas into JSON Schema (18 kB of each bundle). Only `npm run openapi` asks for it. */
export const jsonSchemaModules = /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/** The module without what it does: each export it declares is a function that does nothing. */
export function withoutJsonSchema(source: string): string {
  const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  return names.map((name) => `export const ${name} = () => {};`).join('');
}
