import { CfnResource } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** CloudFormation replaces a resource whose id changes, and moving or renaming code would change it. */
export function pinLogicalId(construct: IConstruct, id: string): void {
  const resource = construct.node.defaultChild;
  if (!CfnResource.isCfnResource(resource)) throw new Error(`${construct.node.path} is no single resource.`);
  resource.overrideLogicalId(id);
}
