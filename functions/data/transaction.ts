import { setTimeout as sleep } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { documents } from './clients.ts';

/** A Put, Update, Delete or ConditionCheck; one that writes states its condition. */
export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One item or several; undefined for one that is left out. */
type NamedItem = TransactItem | readonly TransactItem[] | undefined;

const attempts = 6;
/** Reasons of a cancelation that pass by themselves; the client knows of none of them. */
const passing = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

/**
 * Writes all items or none. Answers the names of the items whose conditions did not hold; empty when
 * everything is written. Contention and throttling are tried again; all else throws. An answer that gets lost
 * is asked for again by the client under the same token, hence written once. The table remembers a `token` of
 * the caller's for ten minutes and refuses other items under it (IdempotentParameterMismatchException).
 */
export async function transact<Name extends string>(
  named: Readonly<Record<Name, NamedItem>>,
  token?: string,
): Promise<readonly Name[]> {
  const groups = Object.entries(named) as [Name, NamedItem][]; // the entries of the record, hence exact
  const items = groups.flatMap(([name, group = []]) => [group].flat().map((item) => ({ name, item })));
  for (let attempt = 1; ; attempt += 1) {
    try {
      await documents().send(
        new TransactWriteCommand({
          TransactItems: items.map(({ item }) => item),
          ClientRequestToken: token,
        }),
      );
      return [];
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = error.CancellationReasons?.map(({ Code }) => Code) ?? [];
      const refused = items.filter((_, position) => codes[position] === 'ConditionalCheckFailed');
      const mayPass = codes.some((code) => passing.includes(code ?? ''));
      // Half-way through another transaction some of its items are new and some are not: only what is refused
      // without contention says which condition failed.
      if (refused.length > 0 && (!mayPass || attempt === attempts)) return refused.map(({ name }) => name);
      if (attempt === attempts || !mayPass) throw error;
      // Random, or twenty equal submissions would meet again.
      await sleep(20 * attempt * (0.5 + Math.random()));
    }
  }
}
