import { setTimeout as sleep } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { documents } from './clients.ts';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

type NamedItem = TransactItem | readonly TransactItem[] | undefined;

const attempts = 6;
/** Temporary cancelation reasons, which the client does not retry by itself. */
const passing = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

/** All or none; answers the names of refused items. A `token` holds ten minutes and refuses other items. */
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
      // During another transaction some of its items are new and some are not: only a refusal without contention says
      // which condition failed.
      if (refused.length > 0 && (!mayPass || attempt === attempts)) return refused.map(({ name }) => name);
      if (attempt === attempts || !mayPass) throw error;
      // Jitter, or twenty simultaneous submissions would collide again.
      await sleep(20 * attempt * (0.5 + Math.random()));
    }
  }
}
