import { createContext, type ReactNode, useContext } from 'react';
import { type PricedPackage, type Prices, pricedPackages } from '#domain/price/prices.ts';
import { EmbeddedJson, readEmbeddedJson } from '../components/embedded-json.tsx';
import type { PageContent } from './page-content.ts';

const dataId = 'content';
const Content = createContext<PageContent | undefined>(undefined);

/** What the page itself carries: the content that it was rendered with. */
export function contentOfPage(): PageContent {
  const content = readEmbeddedJson<PageContent>(dataId);
  if (!content) throw new Error('the page carries no content');
  return content;
}

interface WithContentProps {
  readonly content: PageContent;
  readonly children: ReactNode;
}

export const WithContent = ({ content, children }: WithContentProps) => (
  <Content value={content}>{children}</Content>
);

/** Leaves the content in the page, for hydration. */
export const EmbeddedContent = ({ content }: { readonly content: PageContent }) => (
  <EmbeddedJson id={dataId} data={content} />
);

function useContent(): PageContent {
  const content = useContext(Content);
  if (!content) throw new Error('a page stands outside of its content');
  return content;
}

export const usePrices = (): Prices => useContent().prices;

export const usePackages = (): readonly PricedPackage[] => pricedPackages(usePrices());

export const useAnnouncement = (): PageContent['announcement'] => useContent().announcement;
