import { resolve } from 'node:path';
import { build } from 'vite';

/** A script that stands in the page itself, as one piece. `entry` is its file, from the project's root. */
export async function inlineScript(entry: string): Promise<string> {
  const built = await build({
    logLevel: 'warn',
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
