/** Makes one call of a function in a process of its own and dies by SIGKILL at the point that it is told. */
import { once } from 'node:events';
import { tokenVerifier } from '#functions/runtime/admin-operation.ts';
import { signAsFunctions } from '#local/access/sign-as-functions.ts';
import { carryOut, type Order } from './act.ts';
import { type Run, runInto, watchOutsideCalls } from './fault-points.ts';

const tell = (run: Run<unknown>) => new Promise((resolve) => process.send?.(run, resolve));

const [order] = (await once(process, 'message')) as [Order];
tokenVerifier().cacheJwks(order.keys);
watchOutsideCalls();
signAsFunctions();
const run = await runInto(
  order.fault,
  () => carryOut(order),
  async (calls) => {
    await tell({ fault: order.fault, calls, struck: calls.at(-1) });
    process.kill(process.pid, 'SIGKILL');
    return new Promise<never>(() => undefined);
  },
);
await tell(run);
process.exit(0);
