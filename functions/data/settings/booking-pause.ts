import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { BookingPause } from '#domain/booking/booking-pause.ts';
import { env } from '../../runtime/env.ts';
import { documents } from '../clients.ts';
import { settingsRow, settingsTable } from '../keys.ts';

const id = settingsRow.pause;
const StoredPause = BookingPause.strip();

/** The pause that holds now, strongly consistent; undefined while bookings are open. */
export async function bookingPause(): Promise<BookingPause | undefined> {
  const { Item } = await documents().send(
    new GetCommand({ TableName: env(settingsTable.env), Key: { id }, ConsistentRead: true }),
  );
  return Item && StoredPause.parse(Item);
}

export async function storePause(pause: BookingPause): Promise<void> {
  await documents().send(new PutCommand({ TableName: env(settingsTable.env), Item: { id, ...pause } }));
}

export async function removePause(): Promise<void> {
  await documents().send(new DeleteCommand({ TableName: env(settingsTable.env), Key: { id } }));
}
