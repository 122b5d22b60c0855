import type { JobGrant } from '#domain/operations/jobs.ts';
import { checkedPrefix, incomingPrefix, keptPrefix, quarantinePrefix } from '#domain/photo/photos.ts';
import {
  contentRow,
  customersTable,
  leadsTable,
  postsTable,
  settingsRow,
  type TableDefinition,
} from '#functions/data/keys.ts';

const [listIndex, owedIndex] = leadsTable.indexes;
const [customersIndex] = customersTable.indexes;
const [publishedIndex] = postsTable.indexes;

/** A statement of a policy, as IAM has it: what it does not allow is refused. */
export interface Statement {
  readonly actions: string[];
  readonly resources: string[];
  /** The values that a key of the request may have, by operator and key. */
  readonly conditions?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
}

interface GrantedBucket {
  readonly bucketArn: string;
  arnForObjects(keyPattern: string): string;
}

export interface GrantedResources {
  readonly data: {
    readonly tables: Readonly<Record<TableDefinition['id'], { readonly tableArn: string }>>;
    readonly photos: GrantedBucket;
    readonly exports: GrantedBucket;
    readonly site: GrantedBucket;
  };
  readonly mail: {
    readonly identityArn: string;
    readonly configurationSetArn: string;
    readonly senderAddress: string;
  };
}

const allow = (actions: string[], ...resources: string[]): Statement => ({ actions, resources });

/** The rows of a table with these partition keys alone; such a call names one item. */
const onRows = (keys: string[], { actions, resources }: Statement): Statement => ({
  actions,
  resources,
  conditions: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': keys } },
});

const readItem = ['dynamodb:GetItem'];
const addItem = ['dynamodb:PutItem'];
const editItem = ['dynamodb:UpdateItem'];

/** Written out, as CDK's own grants use wildcards. Free of CDK: the local services refuse by them as AWS would. */
export function statementsOf(grant: JobGrant, { data, mail }: GrantedResources): readonly Statement[] {
  const { Leads, LeadStatusHistory, Quotes, BlogPosts, Days, Customers, Settings, Forecasts, Content } =
    data.tables;
  const incoming = data.photos.arnForObjects(`${incomingPrefix}*`);
  const checked = data.photos.arnForObjects(`${checkedPrefix}*`);
  const quarantine = data.photos.arnForObjects(`${quarantinePrefix}*`);
  const kept = data.photos.arnForObjects(`${keptPrefix}*`);
  // Without ListBucket S3 answers 403 for a missing object. S3 checks the requested key as the prefix.
  const tellMissing = (...prefixes: string[]): Statement => ({
    actions: ['s3:ListBucket'],
    resources: [data.photos.bucketArn],
    conditions: { StringLike: { 's3:prefix': prefixes.map((prefix) => `${prefix}*`) } },
  });
  switch (grant) {
    case 'leads:read':
      return [allow(readItem, Leads.tableArn)];
    case 'leads:list':
      return [
        allow(['dynamodb:Query'], `${Leads.tableArn}/index/${listIndex.name}`),
        allow(['dynamodb:BatchGetItem'], Leads.tableArn),
      ];
    case 'leads:batch':
      return [allow(['dynamodb:BatchGetItem'], Leads.tableArn)];
    case 'leads:owed':
      return [allow(['dynamodb:Query'], `${Leads.tableArn}/index/${owedIndex.name}`)];
    case 'leads:add':
      return [allow(addItem, Leads.tableArn)];
    case 'leads:check':
      return [allow(['dynamodb:ConditionCheckItem'], Leads.tableArn)];
    case 'leads:edit':
      return [allow(editItem, Leads.tableArn)];
    case 'timeline:read':
      return [allow(['dynamodb:Query'], LeadStatusHistory.tableArn)];
    case 'timeline:entry':
      return [allow(readItem, LeadStatusHistory.tableArn)];
    case 'timeline:add':
      return [allow(addItem, LeadStatusHistory.tableArn)];
    case 'timeline:undo':
      return [allow([...readItem, 'dynamodb:DeleteItem'], LeadStatusHistory.tableArn)];
    case 'timeline:erase':
      return [allow(['dynamodb:Query', 'dynamodb:BatchWriteItem'], LeadStatusHistory.tableArn)];
    case 'quotes:read':
      return [allow(readItem, Quotes.tableArn)];
    case 'quotes:write':
      // A revision replaces the whole quote.
      return [allow(addItem, Quotes.tableArn)];
    case 'quotes:decide':
      return [allow(editItem, Quotes.tableArn)];
    case 'customers:read':
      return [allow(readItem, Customers.tableArn)];
    case 'customers:batch':
      return [allow(['dynamodb:BatchGetItem'], Customers.tableArn)];
    case 'customers:list':
      return [
        allow(['dynamodb:Query'], `${Customers.tableArn}/index/${customersIndex.name}`),
        allow(['dynamodb:BatchGetItem'], Customers.tableArn),
      ];
    case 'customers:add':
      return [allow(addItem, Customers.tableArn)];
    case 'customers:write':
      return [allow([...addItem, ...editItem], Customers.tableArn)];
    case 'days:read':
      return [allow(['dynamodb:BatchGetItem'], Days.tableArn)];
    case 'days:edit':
      return [allow(editItem, Days.tableArn)];
    case 'days:write':
      return [allow([...addItem, ...editItem], Days.tableArn)];
    case 'forecasts:read':
      return [allow(['dynamodb:BatchGetItem'], Forecasts.tableArn)];
    case 'forecasts:write':
      return [allow(addItem, Forecasts.tableArn)];
    case 'settings:read':
      return [onRows([settingsRow.current], allow(readItem, Settings.tableArn))];
    case 'pause:read':
      return [onRows([settingsRow.pause], allow(readItem, Settings.tableArn))];
    case 'settings:write':
      return [allow(addItem, Settings.tableArn)];
    case 'content:read':
      return [allow(['dynamodb:BatchGetItem'], Content.tableArn)];
    case 'content:list':
      return [allow(['dynamodb:Query'], Content.tableArn)];
    case 'content:write':
      return [allow(addItem, Content.tableArn)];
    case 'reviews:approve':
      return [onRows([contentRow.approved], allow(addItem, Content.tableArn))];
    case 'content:progress':
      return [allow(editItem, Content.tableArn)];
    case 'site:write':
      return [
        allow(['s3:PutObject'], data.site.arnForObjects('*.html'), data.site.arnForObjects('sitemap.xml')),
        allow(['s3:ListBucket'], data.site.bucketArn),
      ];
    case 'unsent:read':
      return [onRows([settingsRow.unsent], allow(readItem, Settings.tableArn))];
    case 'unsent:write':
      return [onRows([settingsRow.unsent], allow(addItem, Settings.tableArn))];
    case 'feed:read':
      return [onRows([settingsRow.feed], allow(readItem, Settings.tableArn))];
    case 'feed:write':
      return [onRows([settingsRow.feed], allow(addItem, Settings.tableArn))];
    case 'posts:read':
      return [allow(readItem, BlogPosts.tableArn)];
    case 'posts:list':
      return [allow(['dynamodb:Query'], `${BlogPosts.tableArn}/index/${publishedIndex.name}`)];
    case 'photos:upload':
      return [allow(['s3:PutObject'], incoming)];
    case 'photos:inspect':
      // What lies in the place of an upload that was emptied is told by a listing.
      return [allow(['s3:GetObject'], incoming), tellMissing(incomingPrefix, checkedPrefix)];
    case 'photos:keep':
      // An upload that waits too long is requeued by copying it onto itself.
      return [
        allow(['s3:GetObject'], incoming, checked),
        allow(['s3:PutObject'], incoming, kept),
        tellMissing(incomingPrefix, checkedPrefix),
      ];
    case 'photos:check':
      return [
        allow(['s3:GetObject'], incoming),
        // A checked upload is overwritten with nothing, never deleted, so its address stays used.
        allow(['s3:PutObject'], incoming, checked, quarantine),
        tellMissing(incomingPrefix),
      ];
    case 'photos:erase':
      return [
        allow(['s3:DeleteObjectVersion'], kept),
        {
          actions: ['s3:ListBucketVersions'],
          resources: [data.photos.bucketArn],
          conditions: { StringLike: { 's3:prefix': `${keptPrefix}*` } },
        },
      ];
    case 'photos:read':
      // Whether an upload still waits is told by a listing, so that no unchecked file can be read.
      return [allow(['s3:GetObject'], checked, kept), tellMissing(incomingPrefix, checkedPrefix)];
    case 'photos:show':
      return [allow(['s3:GetObject'], kept)];
    case 'exports:write':
      // Needs read access too: a signed URL has the rights of its signer.
      return [
        allow(['s3:PutObject', 's3:AbortMultipartUpload', 's3:GetObject'], data.exports.arnForObjects('*')),
      ];
    case 'mail:claim':
      // The key of an email is a row beside the leads, removed when the email is refused.
      return [allow([...addItem, 'dynamodb:DeleteItem'], Leads.tableArn)];
    case 'mail:send':
      // From the business's own address, by the one API call that the functions make.
      return [
        {
          actions: ['ses:SendRawEmail'],
          resources: [mail.identityArn, mail.configurationSetArn],
          conditions: { StringEquals: { 'ses:FromAddress': mail.senderAddress } },
        },
      ];
  }
}
