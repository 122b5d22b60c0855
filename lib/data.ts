import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import * as ddb from 'aws-cdk-lib/aws-dynamodb';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import {
  checkedDays,
  checkedPrefix,
  incomingDays,
  incomingPrefix,
  quarantinePrefix,
  rejectedDays,
  uploadHeaders,
} from '#domain/photo/photos.ts';
import { type IndexDefinition, type TableDefinition, tables } from '#functions/data/keys.ts';
import { pinLogicalId } from './logical-id.ts';

const text = (name: string): ddb.Attribute => ({ name, type: ddb.AttributeType.STRING });

function indexOf({ name, partition, sort, columns }: IndexDefinition): ddb.GlobalSecondaryIndexPropsV2 {
  const keys = { indexName: name, partitionKey: text(partition), sortKey: text(sort) };
  if (columns === undefined) return { ...keys, projectionType: ddb.ProjectionType.ALL };
  if (columns.length === 0) return { ...keys, projectionType: ddb.ProjectionType.KEYS_ONLY };
  return { ...keys, projectionType: ddb.ProjectionType.INCLUDE, nonKeyAttributes: [...columns] };
}

/** Temporary uploads: expired after some days, deleted for good a day later. */
const endOf = (prefix: string, days: number): s3.LifecycleRule => ({
  prefix,
  expiration: Duration.days(days),
  noncurrentVersionExpiration: Duration.days(1),
});

type BucketName = 'Photos' | 'Exports' | 'Site' | 'AccessLogs';

/** Everything that holds data. Nothing here is ever deleted with the stack, and logical ids never change. */
export class Data extends Construct {
  readonly tables: Readonly<Record<TableDefinition['id'], ddb.TableV2>>;
  readonly photos: s3.IBucket;
  readonly exports: s3.IBucket;
  readonly site: s3.IBucket;

  constructor(scope: Construct, id: string, { uploadOrigin }: { uploadOrigin: string }) {
    super(scope, id);
    const entries = tables.map((table) => [table.id, this.table(table)] as const);
    this.tables = Object.fromEntries(entries) as Data['tables']; // one entry per table definition

    const logs = this.bucket('AccessLogs', {
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    this.photos = this.bucket('Photos', {
      versioned: true,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'photos/',
      cors: [
        {
          // Read by a page that blurs something on a photo, at a signed address.
          allowedMethods: [s3.HttpMethods.GET, s3.HttpMethods.PUT],
          allowedOrigins: [uploadOrigin],
          allowedHeaders: ['content-type', ...Object.keys(uploadHeaders)],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        endOf(incomingPrefix, incomingDays),
        endOf(checkedPrefix, checkedDays),
        endOf(quarantinePrefix, rejectedDays),
        // A photo deleted by mistake, or by an intruder, can be restored for a month.
        { noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    // `eventBridgeEnabled` would add a function of CDK's own to the stack, just to set this.
    const photos = this.photos.node.defaultChild as s3.CfnBucket; // a Bucket is made of exactly one
    photos.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } };
    this.exports = this.bucket('Exports', {
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'exports/',
      lifecycleRules: [
        { expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    this.site = this.bucket('Site', {
      versioned: true,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'site/',
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30) }],
    });
  }

  private table(definition: TableDefinition): ddb.TableV2 {
    const table = new ddb.TableV2(this, definition.id, {
      partitionKey: text(definition.partition),
      ...(definition.sort !== undefined && { sortKey: text(definition.sort) }),
      globalSecondaryIndexes: definition.indexes.map(indexOf),
      billing: ddb.Billing.onDemand(),
      encryption: ddb.TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      ...(definition.stream && { dynamoStream: ddb.StreamViewType.NEW_IMAGE }),
      ...(definition.ttl !== undefined && { timeToLiveAttribute: definition.ttl }),
    });
    pinLogicalId(table, definition.id);
    return table;
  }

  private bucket(name: BucketName, props: s3.BucketProps): s3.IBucket {
    const bucket = new s3.Bucket(this, name, {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      encryption: s3.BucketEncryption.S3_MANAGED,
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: RemovalPolicy.RETAIN,
      ...props,
    });
    pinLogicalId(bucket, name);
    return bucket as s3.IBucket; // it is one; CDK's types take no account of exactOptionalPropertyTypes
  }
}
