import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { RouteTable } from '#edge/route-table.ts';

/** CloudFront refuses functions over 10 KB. */
export const edgeFunctionLimit = 10_240;

const sourceOf = (name: string) => fileURLToPath(import.meta.resolve(`#edge/${name}.ts`));

/** For CloudFront's JavaScript 2.0. Syntax that esbuild cannot lower (destructuring, for-of, classes) fails here. */
function compile(name: string, define: Record<string, string>): string {
  const { outputFiles } = buildSync({
    entryPoints: [sourceOf(name)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'edge',
    target: 'es5',
    supported: { 'const-and-let': true, arrow: true },
    define,
    footer: { js: 'function handler(event){return edge.handler(event)}' },
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text ?? '';
  const bytes = Buffer.byteLength(code);
  if (bytes > edgeFunctionLimit) {
    throw new Error(`The edge function ${name} has ${bytes} bytes, but ${edgeFunctionLimit} is the limit.`);
  }
  return code;
}

/** The routing function with its route table inlined; without a domain there is no `www.` redirect. */
export const viewerRequestCode = (table: RouteTable, domain: string | undefined): string =>
  compile('viewer-request', { ROUTE_TABLE: JSON.stringify(table), DOMAIN: JSON.stringify(domain ?? '') });

export const viewerResponseCode = (): string => compile('viewer-response', {});
