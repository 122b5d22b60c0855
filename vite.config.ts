import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leftOut } from './commands/build/left-out.ts';

/**
 * How the site's client is built. `commands/build.ts` runs it for the public pages, for the admin, and for its
 * server counterpart, to prerender.
 */
export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), leftOut],
  build: {
    outDir: '../.build/site',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
  },
});
