import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { packages } from '#content/packages.ts';
import { WithNames } from '#web/content/content.tsx';

/** A part of the admin as HTML, with what stands around it there. */
export function shownInAdmin(part: ReactNode): string {
  const named = WithNames({ names: packages, children: part });
  const client = createElement(QueryClientProvider, { client: new QueryClient() }, named);
  return renderToStaticMarkup(createElement(MemoryRouter, null, client));
}
