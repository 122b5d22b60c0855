import type { RenderedPage } from '#web/entries/server.tsx';
import type { PageAssets } from './assets.ts';

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
    '<link rel="preload" href="/fonts/archivo.woff2" as="font" type="font/woff2" crossorigin>',
    `<style>${assets.css}</style>`,
    // These styles are inlined: a disabled link is not fetched, but keeps the script from adding one.
    ...assets.cssFiles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    ...assets.scripts,
    '</head>',
    '<body>',
    `<div id="root" data-page="${path}">${body}</div>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
