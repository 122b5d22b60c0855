import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** A script as one piece, to stand in a page or alone. `entry` is its file, from the project's root. */
export async function inlineScript(
  entry: string,
  define: Readonly<Record<string, string>> = {},
  plugins: Plugin[] = [],
): Promise<string> {
  const built = await build({
    logLevel: 'warn',
    define,
    plugins,
    build: {
      write: false,
      manifest: false,
      copyPublicDir: false,
      rollupOptions: { input: resolve(entry), output: { format: 'iife' } },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error(`${entry} was not built`);
  return result.output[0].code.trim();
}
