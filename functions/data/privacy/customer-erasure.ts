import { DeleteCommand, PutCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { env } from '../../runtime/env.ts';
import { patientDocuments } from '../clients.ts';
import { isWritten } from '../conditional-write.ts';
import { customerTombstone } from '../customer/customers.ts';
import { customersTable, daysTable, leadsTable } from '../keys.ts';
import { noteCustomerEdits } from '../search/recent-edits.ts';
import { entriesOfLeads, type PersonRows, pointedAt, type Row } from './person-rows.ts';

/** A row that somebody else has written meanwhile is not only theirs any more. */
const update = async (input: UpdateCommandInput): Promise<void> => {
  await isWritten(patientDocuments().send(new UpdateCommand(input)));
};

/** Takes customers out of a pointer, and the pointer away when it points to nobody else. */
async function erasePointer(row: Row, customerIds: readonly string[]): Promise<void> {
  const TableName = env(customersTable.env);
  const Key = { id: row.id };
  const gone = pointedAt(row).filter((id) => customerIds.includes(id));
  if (gone.length > 0) {
    await update({
      TableName,
      Key,
      UpdateExpression: 'DELETE customer_ids :gone',
      ConditionExpression: 'attribute_exists(id)',
      ExpressionAttributeValues: { ':gone': new Set(gone) },
    });
  }
  const remove = new DeleteCommand({
    TableName,
    Key,
    ConditionExpression: 'attribute_not_exists(customer_ids)',
  });
  await isWritten(patientDocuments().send(remove));
}

async function forgetLeads({ id, lead_ids }: Row, leadIds: ReadonlySet<string>, now: string): Promise<void> {
  const kept = Array.isArray(lead_ids) ? lead_ids.filter((leadId) => !leadIds.has(String(leadId))) : [];
  await update({
    TableName: env(customersTable.env),
    Key: { id },
    UpdateExpression: 'SET lead_ids = :kept, updated_at = :now ADD version :one',
    ConditionExpression: 'attribute_exists(id)',
    ExpressionAttributeValues: { ':kept': kept, ':now': now, ':one': 1 },
  });
}

/** A lead of somebody else that was linked to them by mistake, or under another address, has no customer then. */
const unlink = ({ id }: Row): Promise<void> =>
  update({
    TableName: env(leadsTable.env),
    Key: { id },
    UpdateExpression: 'REMOVE customer_id, boat_id',
    ConditionExpression: 'attribute_exists(id)',
  });

async function eraseEntries(row: Row, leadIds: ReadonlySet<string>): Promise<void> {
  const keys = entriesOfLeads(row, leadIds);
  await update({
    TableName: env(daysTable.env),
    Key: { day: row.day },
    UpdateExpression: `REMOVE ${keys.map((_, place) => `entries.#entry${place}`).join(', ')}`,
    ConditionExpression: 'attribute_exists(entries)',
    ExpressionAttributeNames: Object.fromEntries(keys.map((key, place) => [`#entry${place}`, key])),
  });
}

/** May be repeated. The customers' rows go last: by them all else is found again. */
export async function eraseCustomers(
  rows: PersonRows,
  leadIds: readonly string[],
  now: string,
): Promise<void> {
  const ids = new Set(leadIds);
  const customerIds = rows.customers.map(({ id }) => String(id));
  for (const row of rows.days) await eraseEntries(row, ids);
  for (const row of rows.linkedLeads) await unlink(row);
  const changed = [...customerIds, ...rows.keptCustomers.map(({ id }) => String(id))];
  if (changed.length > 0) await noteCustomerEdits(changed, now);
  for (const row of rows.keptCustomers) await forgetLeads(row, ids, now);
  for (const row of rows.customerPointers) await erasePointer(row, customerIds);
  for (const id of customerIds) {
    const Item = customerTombstone(id, now);
    await patientDocuments().send(new PutCommand({ TableName: env(customersTable.env), Item }));
  }
}
