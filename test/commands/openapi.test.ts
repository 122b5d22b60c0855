import { readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { errorStatuses } from '#domain/operations/errors.ts';
import { operationEntry, operationNames } from '#domain/operations/table.ts';
import { describeApi } from '../../commands/openapi/describe-api.ts';
import { descriptionFile, descriptionText } from '../../commands/openapi.ts';

const { paths, components } = describeApi();
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

test('the published description is what the operation table says; npm run openapi makes it so', async () => {
  expect(await readFile(descriptionFile, 'utf8')).toBe(descriptionText());
});

test('the description is a valid OpenAPI 3.1 document, and each reference leads somewhere', async () => {
  const validator = new Validator();
  // A copy: the validator resolves references in place.
  const { valid, errors } = await validator.validate(JSON.parse(descriptionText()));
  expect([valid, errors]).toEqual([true, undefined]);
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('each operation is described once, with a summary and a group', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...operationNames].sort());
  for (const { operationId, summary, tags } of operations) {
    expect([operationId, summary !== '', tags.length]).toEqual([operationId, true, 1]);
  }
});

test('each error that the table names is described with our body', () => {
  const { responses } = components;
  for (const name of operationNames) {
    const described = operations.find(({ operationId }) => operationId === name)?.responses;
    for (const code of operationEntry(name).errors ?? []) {
      const answer = described?.[errorStatuses[code]];
      const named = answer && '$ref' in answer ? responses[String(answer.$ref.split('/').at(-1))] : answer;
      expect(JSON.stringify(named?.content), `${name}: ${code}`).toContain('schemas/ErrorBody');
    }
  }
});

test('what is in the path is not asked for in the body again', () => {
  const { parameters = [] } = paths['/admin-leads/{id}/timeline']?.post ?? {};
  expect(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).toContain('path id');
  expect(Object.keys(components.schemas.AdminTimelineAddRequest?.properties ?? {})).toEqual([
    'status',
    'note',
    'is_public',
    'at',
  ]);
});

test('no schema is left that allows whatever comes', () => {
  const open = Object.entries(components.schemas).filter(
    ([name, { type, additionalProperties }]) =>
      name !== 'GatewayError' &&
      (type === undefined || (type === 'object' && additionalProperties !== false)),
  );
  expect(open).toEqual([]);
});
