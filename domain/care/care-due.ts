import { monthsLater } from '../los-angeles.ts';
import { areaOfAddress } from '../place/area-places.ts';
import { type Area, areaOfSlug } from '../place/areas.ts';
import { hasCoat, type PackageId, type ServiceToken } from '../price/packages.ts';

interface CaredFor {
  readonly address?: string | undefined;
  readonly city?: string | undefined;
  readonly zip?: string | undefined;
  readonly requested_service?: PackageId | undefined;
  readonly services?: readonly ServiceToken[] | undefined;
  readonly record?: { readonly done_at: string } | undefined;
}

export const monthsOfWax: Record<Area['water'], number> = { salt: 3, fresh: 4 };

/** Salt water where nobody knows: wax is due sooner there. */
const waterOf = (lead: CaredFor): Area['water'] => areaOfSlug(areaOfAddress(lead))?.water ?? 'salt';

/** When the next coat is due; undefined before the finish, and of work without one. */
export const careDue = (lead: CaredFor): string | undefined =>
  lead.record && hasCoat(lead) ? monthsLater(lead.record.done_at, monthsOfWax[waterOf(lead)]) : undefined;
