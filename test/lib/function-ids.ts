import { CfnElement, NestedStack, Stack } from 'aws-cdk-lib';
import { AppFunction } from '#lib/app-function.ts';
import { type FunctionName, functionNames } from '#lib/bundle.ts';
import { prefixOf } from './flatten.ts';

const isFunctionName = (text: string): text is FunctionName => functionNames.some((name) => name === text);

/** Our functions by the logical ids that they have in a stack's flattened template. */
export function functionIdsOf(stack: Stack): ReadonlyMap<string, FunctionName> {
  const ids = new Map<string, FunctionName>();
  for (const construct of stack.node.findAll()) {
    if (!(construct instanceof AppFunction)) continue;
    const { id: name } = construct.node;
    const resource = construct.lambda.node.defaultChild;
    if (!isFunctionName(name) || !CfnElement.isCfnElement(resource)) {
      throw new Error(`${construct.node.path} is no function that is bundled.`);
    }
    const owner = Stack.of(construct);
    ids.set(`${owner instanceof NestedStack ? prefixOf(owner) : ''}${owner.getLogicalId(resource)}`, name);
  }
  return ids;
}
