/**
 * Stands in for Lambda in a process of its own: imports the bundle of a deployed function, hands it the events
 * that the parent sends, and sends its answers back. Run by invoke-artefact.ts.
 */
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

interface Invocation {
  readonly index: string;
  readonly events: readonly unknown[];
  /** Where the user pool's keys are served on this machine. */
  readonly identity: string;
}

/** No setting points a function at other keys than Amazon's, so the network has to: https to the pool goes there. */
function redirectToPool(identity: string): void {
  https.request = ((address: URL | string, ...rest: [http.RequestOptions, () => void]) => {
    const { hostname, pathname } = new URL(address);
    if (!hostname.startsWith('cognito-idp.')) throw new Error(`A call leaves the machine: ${hostname}`);
    return http.request(new URL(pathname, identity), ...rest);
  }) as typeof https.request; // the one form in which it is called here
  syncBuiltinESMExports();
}

process.once('message', async ({ index, events, identity }: Invocation) => {
  redirectToPool(identity);
  const { handler } = await import(index);
  const context = {
    awsRequestId: '00000000-0000-4000-8000-000000000000',
    functionName: process.env.AWS_LAMBDA_FUNCTION_NAME,
    functionVersion: '$LATEST',
    getRemainingTimeInMillis: () => 30_000,
  };
  const answers: unknown[] = [];
  for (const event of events) answers.push(await handler(event, context));
  process.send?.({ answers }, () => process.disconnect());
});
