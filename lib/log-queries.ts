import { Stack } from 'aws-cdk-lib';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { serviceName } from '#functions/runtime/metric-names.ts';
import type { Api } from './api.ts';
import { AppFunction } from './app-function.ts';
import type { Stage } from './settings.ts';

interface SavedQuery {
  readonly name: string;
  readonly calls?: true;
  readonly query: string;
}

const lines =
  'fields @timestamp, level, operation, route, message, status, count_ms, lead_id, request_id, cause';

const queries: readonly SavedQuery[] = [
  { name: 'One call', query: `${lines} | filter request_id = "REQUEST-ID" | sort @timestamp` },
  { name: 'One lead', query: `${lines} | filter lead_id = "LEAD-ID" | sort @timestamp` },
  {
    name: 'Errors by operation',
    query:
      'filter level = "ERROR" | stats count(*) as errors, latest(cause) as last by operation, message | sort errors desc',
  },
  {
    name: 'Latest errors and warnings',
    query: `${lines} | filter level in ["WARN", "ERROR"] | sort @timestamp desc | limit 50`,
  },
  {
    name: 'Slowest operations',
    calls: true,
    query:
      'stats count(*) as calls, pct(latency, 50) as p50, pct(latency, 99) as p99, max(latency) as slowest by route | sort p99 desc',
  },
  {
    name: 'Failed and refused calls',
    calls: true,
    query: 'filter status >= 400 | stats count(*) as calls by route, status | sort calls desc',
  },
  {
    name: 'Mails that failed',
    query:
      'filter MailsFailed > 0 or MailsRefused > 0 or MailsReturned > 0 | stats sum(MailsFailed) as failed, sum(MailsRefused) as refused, sum(MailsReturned) as returned by mail_kind, bin(1h)',
  },
];

export class LogQueries extends Construct {
  constructor(scope: Construct, id: string, { stage, api }: { readonly stage: Stage; readonly api: Api }) {
    super(scope, id);
    const functions = Stack.of(this)
      .node.findAll()
      .filter((construct) => construct instanceof AppFunction);
    // Operations share the log of their door, jobs one. A query may name fifty logs at most.
    const functionLogs = new Set(functions.map(({ logGroup }) => logGroup));
    for (const { name, calls, query } of queries) {
      new logs.CfnQueryDefinition(this, name.replaceAll(' ', ''), {
        name: `${serviceName(stage)}/${name}`,
        logGroupNames: (calls ? [api.accessLog] : [api.accessLog, ...functionLogs]).map(
          ({ logGroupName }) => logGroupName,
        ),
        queryString: query,
      });
    }
  }
}
