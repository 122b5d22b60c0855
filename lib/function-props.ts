import type * as lambda from 'aws-cdk-lib/aws-lambda';
import type * as logs from 'aws-cdk-lib/aws-logs';
import type { JobEnvironment } from './app-function.ts';
import type { FunctionName } from './bundle.ts';
import type { Data } from './data.ts';
import type { Mail } from './mail.ts';

export interface FunctionProps {
  readonly code: (name: FunctionName) => lambda.Code;
  readonly environment: JobEnvironment;
  readonly data: Data;
  readonly mail: Mail;
}

export interface JobProps extends FunctionProps {
  /** The one that all jobs share. */
  readonly logGroup: logs.LogGroup;
}
