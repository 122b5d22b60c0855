import type { Template } from 'aws-cdk-lib/assertions';

export interface Resource {
  readonly Type: string;
  readonly DeletionPolicy?: string;
  readonly Properties: Record<string, unknown>;
}

/** Logical id and body of each resource of a type. */
export const resourcesOf = (template: Template, type: string) =>
  Object.entries(template.findResources(type)) as [string, Resource][]; // every resource has these
