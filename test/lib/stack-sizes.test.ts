import { afterAll, expect, test, vi } from 'vitest';
import type * as operationsModule from '#domain/operations/table.ts';
import { stages } from '#lib/settings.ts';
import { resourcesOf } from './resources.ts';

type Operations = typeof operationsModule;
type OperationName = Operations['operationNames'][number];

/** The table with sixty operations more, behind either door in the shares of those that are there. */
function withDummies(table: Operations): Operations {
  const { operationNames, operationEntry, timeoutOf, memoryOf } = table;
  const models = new Map<string, OperationName>(
    Array.from({ length: 60 }, (_, index) => [
      `dummy-${index}`,
      operationNames[index % operationNames.length] ?? expect.unreachable(),
    ]),
  );
  return {
    ...table,
    operationNames: [...operationNames, ...models.keys()] as OperationName[], // the stack takes any name
    operationEntry: (name) => {
      const model = models.get(name);
      return model === undefined ? operationEntry(name) : { ...operationEntry(model), path: `/${name}` };
    },
    timeoutOf: (name) => timeoutOf(models.get(name) ?? name),
    memoryOf: (name) => memoryOf(models.get(name) ?? name),
  };
}

// The first synthesis of a process takes most of its time.
vi.setConfig({ testTimeout: 60_000 });

vi.resetModules();
vi.doMock('#domain/operations/table.ts', async (original) => withDummies(await original()));
const { synthesise } = await import('./synthesise.ts');
const { operationEntry, operationNames, routeKeysOf } = await import('#domain/operations/table.ts');

afterAll(() => {
  vi.doUnmock('#domain/operations/table.ts');
  vi.resetModules();
});

const env = { HOSTED_ZONE_ID: 'Z0123456789ABC', ALARM_MAIL: 'ops@mail.example.com', NO_LEAD_DAYS: '3' };

/** What IAM counts of an ARN in a policy: of a function with the longest name that there is. */
const arnLength = `"arn:aws:lambda:us-west-2:123456789012:function:${'x'.repeat(64)}",`.length;

test.each(stages)(
  'with sixty operations more every stack of %s stays far below what one may have',
  (stage) => {
    const { stacks, site } = synthesise(stage, env);
    const routes = operationNames.map(operationEntry).flatMap(routeKeysOf);
    site.resourceCountIs('AWS::ApiGatewayV2::Route', routes.length);
    for (const [name, { Resources, Outputs = {}, Parameters = {} }] of stacks) {
      expect(Object.keys(Resources).length, name).toBeLessThanOrEqual(300); // of 500
      expect(Object.keys(Outputs).length, name).toBeLessThanOrEqual(150); // of 200
      expect(Object.keys(Parameters).length, name).toBeLessThanOrEqual(100); // of 200
      expect(JSON.stringify({ Resources, Outputs, Parameters }).length, name).toBeLessThan(700_000); // of 1 MB
    }
  },
);

test('with sixty operations more the gateway can still be told each function that it may call', () => {
  const { site } = synthesise('prod', env);
  const integrations = resourcesOf(site, 'AWS::ApiGatewayV2::Integration');
  const byRole = Map.groupBy(integrations, ([, { Properties }]) => JSON.stringify(Properties.CredentialsArn));
  expect(byRole.size).toBe(4);
  for (const [role, { length }] of byRole) expect(length * arnLength, role).toBeLessThan(10_240 - 500);
});
