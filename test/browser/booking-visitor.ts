import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { documents, storage } from '#functions/data/clients.ts';
import { env } from '#functions/runtime/env.ts';

/** What a visitor fills in, by the names of the controls. */
export const answers = {
  fullName: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '(310) 555-0142',
  address: '13755 Fiji Way, dock 400',
  city: 'Marina del Rey',
  zip: '90292',
  boatType: 'Cruiser/Yacht',
  boatLengthFt: '28',
  conditionLevel: 'Good',
} as const;
export const conditions = ['hasWater', 'hasPower', 'acceptedTerms'] as const;

export const control = (page: Page, name: string) => page.locator(`[name="${name}"]`);
export const radio = (page: Page, name: string, value: string) =>
  page.locator(`[name="${name}"][value="${value}"]`);
export const submitButton = (page: Page) => page.locator('button[aria-busy]');
export const errorBox = (page: Page) => page.getByRole('alert');

/** Fills in all that is required; `email` tells the leads of different tests apart. */
export async function fillIn(page: Page, changes: Partial<Record<keyof typeof answers, string>> = {}) {
  const { boatType, conditionLevel, ...texts } = { ...answers, ...changes };
  for (const [name, text] of Object.entries(texts)) await control(page, name).fill(text);
  await control(page, 'boatType').selectOption(boatType);
  await radio(page, 'conditionLevel', conditionLevel).check();
  for (const name of conditions) await control(page, name).check();
}

/** The name of the control that has the focus. */
export const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

const statusAddress = /\/status\/(?<slug>[\w-]{22,64})$/;

/** Waits for the status page and returns the slug in its address. */
export async function arriveAtStatus(page: Page): Promise<string> {
  await page.waitForURL(statusAddress);
  await page.getByRole('heading', { level: 1, name: /^Dana, / }).waitFor();
  return statusAddress.exec(page.url())?.groups?.slug ?? '';
}

/** The stored leads of an address, quarantined ones too. */
export async function leadsOf(email: string): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await documents().send(
    new ScanCommand({ TableName: env('LEADS_TABLE'), ConsistentRead: true }),
  );
  return Items.filter((item) => item.email === email);
}

/** All objects below a prefix of the photo bucket but the empty ones that checked uploads leave behind. */
export async function objectsBelow(prefix: string): Promise<string[]> {
  const list = new ListObjectsV2Command({ Bucket: env('PHOTOS_BUCKET'), Prefix: prefix });
  const { Contents = [] } = await storage().send(list);
  return Contents.flatMap(({ Key = '', Size }) => (Size ? [Key] : []));
}

export async function storedPhoto(key: string): Promise<Buffer> {
  const { Body } = await storage().send(new GetObjectCommand({ Bucket: env('PHOTOS_BUCKET'), Key: key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e3a53' } });

/** Three photos as phones make them: one too wide and with its place in the EXIF data, one PNG, one WebP. */
export async function threePhotos() {
  const place = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 58/1 0/1' } };
  return [
    {
      name: 'bow.jpg',
      mimeType: 'image/jpeg',
      buffer: await plain(3000, 2000).withExif(place).jpeg().toBuffer(),
    },
    { name: 'stern.png', mimeType: 'image/png', buffer: await plain(640, 480).png().toBuffer() },
    { name: 'deck.webp', mimeType: 'image/webp', buffer: await plain(800, 600).webp().toBuffer() },
  ];
}

/** A small photo of its own name. */
export const aPhoto = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await plain(320, 240).jpeg().toBuffer(),
});
