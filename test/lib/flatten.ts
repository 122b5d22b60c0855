import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NestedStack, type Stack } from 'aws-cdk-lib';

type Values = Readonly<Record<string, unknown>>;
interface TemplateText {
  readonly Resources: Values;
  readonly Outputs?: Readonly<Record<string, { readonly Value: unknown }>>;
  readonly Parameters?: Values;
}

/** A template that CDK wrote. */
export const readTemplate = (folder: string, file: string): TemplateText =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

export const nestedStacksOf = (stack: Stack): readonly NestedStack[] =>
  stack.node.findAll().filter((construct) => construct instanceof NestedStack);

/** What distinguishes the ids of a nested stack among those of all: its path below its parent. */
export const prefixOf = (nested: NestedStack): string => {
  const { nestedStackParent: parent } = nested;
  return parent === undefined ? '' : nested.node.path.slice(parent.node.path.length).replace(/\W/g, '');
};

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Rebuilds a value, asking `swap` first for each object in it. */
function rewrite(value: unknown, swap: (found: Values) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => rewrite(each, swap));
  if (!isValues(value)) return value;
  const swapped = swap(value);
  if (swapped !== undefined) return swapped;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rewrite(each, swap)]));
}

/** A child's resources by their ids among all, with what the parent hands down in the place of parameters. */
function lift(child: TemplateText, prefix: string, parameters: Values) {
  const ids = new Set(Object.keys(child.Resources));
  const swap = (found: Values): unknown => {
    const { Ref: name, 'Fn::GetAtt': attribute } = found;
    if (typeof name === 'string' && name in parameters) return parameters[name];
    if (typeof name === 'string' && ids.has(name)) return { Ref: `${prefix}${name}` };
    if (!Array.isArray(attribute)) return undefined;
    const [id, what] = attribute;
    return ids.has(id) ? { 'Fn::GetAtt': [`${prefix}${id}`, what] } : undefined;
  };
  const after = (waits: unknown) => (Array.isArray(waits) ? waits.map((id) => `${prefix}${id}`) : undefined);
  const resources = Object.entries(child.Resources).map(([id, resource]) => {
    const { DependsOn, ...rest } = rewrite(resource, swap) as Values;
    const waits = after(DependsOn);
    return [`${prefix}${id}`, { ...rest, ...(waits && { DependsOn: waits }) }] as const;
  });
  const outputs = Object.entries(child.Outputs ?? {}).map(
    ([id, { Value }]) => [id, rewrite(Value, swap)] as const,
  );
  return { resources: Object.fromEntries(resources), outputs: new Map<unknown, unknown>(outputs) };
}

/**
 * A stack and the stacks nested in it as if they were one template: what AWS makes of them. Tests of what is
 * deployed read this, and don't care where a resource lies.
 */
export function flatten(stack: Stack, folder: string): TemplateText {
  const whole = readTemplate(folder, stack.templateFile);
  const resources = { ...whole.Resources };
  const outputs = new Map<string, ReadonlyMap<unknown, unknown>>();
  const inside = new Map<unknown, readonly string[]>();
  for (const nested of nestedStacksOf(stack)) {
    const id = stack.getLogicalId(nested.nestedStackResource as never); // every nested stack has one
    const { Properties } = whole.Resources[id] as { Properties: { Parameters?: Values } };
    const child = lift(
      readTemplate(folder, nested.templateFile),
      prefixOf(nested),
      Properties.Parameters ?? {},
    );
    delete resources[id];
    Object.assign(resources, child.resources);
    outputs.set(id, child.outputs);
    inside.set(id, Object.keys(child.resources));
  }
  const swap = (found: Values): unknown => {
    const { 'Fn::GetAtt': attribute, DependsOn } = found;
    if (Array.isArray(attribute)) {
      return outputs.get(attribute[0])?.get(String(attribute[1]).replace(/^Outputs\./, ''));
    }
    if (!Array.isArray(DependsOn) || !DependsOn.some((id) => inside.has(id))) return undefined;
    const waits = DependsOn.flatMap((id) => inside.get(id) ?? [id]);
    return { ...(rewrite({ ...found, DependsOn: undefined }, swap) as Values), DependsOn: waits };
  };
  return rewrite({ ...whole, Resources: resources }, swap) as TemplateText;
}
