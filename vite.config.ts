import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The site's client: one entry for prerendered pages, one for the booking page, one for each shell.
 * `commands/build.ts` runs it, and its server counterpart, to prerender.
 */
export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react()],
  build: {
    outDir: '../.build/site',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    rollupOptions: {
      input: ['web/entries/public.ts', 'web/entries/booking.tsx', 'web/app.html', 'web/admin.html'],
    },
  },
});
