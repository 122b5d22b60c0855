import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { firstNames } from '#domain/price/first-rates.ts';
import { packageIds } from '#domain/price/packages.ts';
import type { PackageNames } from '#domain/price/prices.ts';
import { WithNames } from '../../content/content.tsx';
import type { PageContent } from '../../content/page-content.ts';
import { browser } from '../../storage/kept-text.ts';
import { keys } from './keys.ts';
import { useAfterFirstScreen } from './use-after-first-screen.ts';

/** The smallest page of the site that carries what is published. */
const publicPage = '/my-link';

const place = 'service-names';

/** The names in a page of the public site; undefined where there is none. */
export function namesIn(page: string): PackageNames | undefined {
  const [, json] = /<script type="application\/json" id="content">(.*?)<\/script>/s.exec(page) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as PageContent).names; // written by the publish job
}

async function readNames(signal: AbortSignal): Promise<PackageNames | null> {
  const response = await fetch(publicPage, { signal });
  const names = response.ok ? namesIn(await response.text()) : undefined;
  if (names) browser.remember(place, JSON.stringify(names));
  return names ?? null;
}

function knownNames(): PackageNames {
  const kept = browser.recall(place);
  if (kept !== undefined) return JSON.parse(kept) as PackageNames; // kept above
  const shipped = packageIds.map((id) => [id, { title: firstNames[id], shortTitle: firstNames[id] }]);
  return Object.fromEntries(shipped) as PackageNames; // of each package
}

/** What services are called on the site. The admin's own shell does not say it: it is the same at every publish. */
export function LiveNames({ children }: { readonly children: ReactNode }) {
  const [known] = useState(knownNames);
  const { data } = useQuery({
    queryKey: keys.names,
    queryFn: ({ signal }) => readNames(signal),
    enabled: useAfterFirstScreen(),
    networkMode: 'online',
    staleTime: 60_000,
  });
  return <WithNames names={data ?? known}>{children}</WithNames>;
}
