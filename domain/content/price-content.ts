import * as z from 'zod';
import type { PackageId } from '../price/packages.ts';
import { Rate } from '../price/rate.ts';

export const PriceContent = z.strictObject({
  complete: Rate,
  exterior: Rate,
  interior: Rate,
  restorer: Rate,
  wash: Rate,
} satisfies Record<PackageId, typeof Rate>);
