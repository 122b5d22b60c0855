import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leftOut } from './commands/build/browser-trims.ts';
import { oldestBrowsers } from './commands/build/oldest-browsers.ts';

/** `commands/build.ts` runs it for the public pages, the admin, and the server counterpart, to prerender. */
export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), leftOut],
  build: {
    outDir: '../.build/site',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    target: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
    assetsInlineLimit: 0,
  },
});
