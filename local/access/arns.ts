import { business } from '#domain/business.ts';
import { addressOfMailbox } from '#domain/mail/email-address.ts';
import { type TableDefinition, tables } from '#functions/data/keys.ts';
import type { GrantedResources } from '#lib/grants.ts';
import { LOCAL_REGION } from '../credentials.ts';
import { BUCKETS, CONFIGURATION_SET } from '../names.ts';

const arn = (service: string, resource: string) =>
  `arn:aws:${service}:${LOCAL_REGION}:000000000000:${resource}`;

/** The names that AWS gives to what lies on this machine. */
export const arnOf = {
  table: (name: string) => arn('dynamodb', `table/${name}`),
  index: (table: string, name: string) => arn('dynamodb', `table/${table}/index/${name}`),
  bucket: (name: string) => `arn:aws:s3:::${name}`,
  object: (bucket: string, key: string) => `arn:aws:s3:::${bucket}/${key}`,
  sender: (domain: string) => arn('ses', `identity/${domain}`),
  configurationSet: (name: string) => arn('ses', `configuration-set/${name}`),
} as const;

const bucketAt = (name: string) => ({
  bucketArn: arnOf.bucket(name),
  arnForObjects: (keys: string) => arnOf.object(name, keys),
});

/** What the stack's resources are on this machine. */
export const localResources: GrantedResources = {
  data: {
    tables: Object.fromEntries(tables.map(({ id }) => [id, { tableArn: arnOf.table(id) }])) as Record<
      TableDefinition['id'],
      { tableArn: string }
    >, // made of the very list
    photos: bucketAt(BUCKETS.photos),
    exports: bucketAt(BUCKETS.exports),
    site: bucketAt(BUCKETS.site),
  },
  mail: {
    identityArn: arnOf.sender(business.domain),
    configurationSetArn: arnOf.configurationSet(CONFIGURATION_SET),
    senderAddress: addressOfMailbox(business.sender),
  },
};
