import type { RenderedPage } from '#web/entries/server.tsx';
import type { PageAssets } from './assets.ts';

/** Fonts of the first screen. */
const fonts = ['/fonts/archivo-wide-700.woff2', '/fonts/archivo-text-400.woff2'] as const;

export function documentOf(path: string, { head, body }: RenderedPage, assets: PageAssets): string {
  return [
    '<!doctype html>',
    '<html lang="en-US">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    '<meta name="theme-color" content="#0b2233">',
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    `<style>${assets.css}</style>`,
    // These styles are inlined: a disabled link is not fetched, but keeps the script from adding one.
    ...assets.cssFiles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    // After the fonts and pictures: the first paint does not need the script.
    ...assets.preload.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
    `<script type="module" src="/${assets.script}" fetchpriority="low"></script>`,
    '</head>',
    '<body>',
    `<div id="root" data-page="${path}">${body}</div>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
