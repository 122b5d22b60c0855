import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FoundCustomer } from '#domain/customer/seen-customer.ts';
import { callAdmin } from '../data/call-admin.ts';
import { keys } from '../data/keys.ts';
import { queryRest } from '../data/query-rest.ts';

/** Fewer characters find too many people. */
const fewest = 3;
/** Suggestions that fit above the keyboard. */
const maxShown = 3;

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), queryRest);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** Customers whom the text may mean. A search that fails suggests nobody: the lead can be saved all the same. */
function useFound(text: string): readonly FoundCustomer[] {
  const q = useRested(text.trim());
  const { data } = useQuery({
    queryKey: keys.customers(q),
    queryFn: async ({ signal }) => (await callAdmin('admin-customers', { q }, { signal })).customers,
    enabled: q.length >= fewest,
    retry: false,
  });
  return (q.length >= fewest && data) || [];
}

/** Customers who may be meant by what was typed: those with the contact before those with the name. */
export function useSuggestions(name: string, contact: string): readonly FoundCustomer[] {
  const found = [...useFound(contact), ...useFound(name)];
  return found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at).slice(0, maxShown);
}
