import type { ReactNode } from 'react';
import type { BoatType } from '#domain/choices.ts';

/** A hull of its kind on the waterline, in its own coordinates: 0 is the water. */
interface Drawing {
  readonly viewBox: string;
  readonly lines: ReactNode;
}

const cruiser: Drawing = {
  viewBox: '-170 -130 340 136',
  lines: (
    <>
      <path fill="var(--hull, #fffdf9)" d="M-148 4-158-38C-90-38 60-44 164-70 152-40 130-10 108 4Z" />{' '}
      <path fill="var(--boot, #b3371f)" d="M-150-4H118L108 4H-148Z" />{' '}
      <path fill="none" stroke="var(--trim, #0b2233)" strokeWidth="1.6" d="M-157-32C-90-32 60-38 158-62" />{' '}
      <path fill="#fffdf9" d="M-108-40-98-74 8-80C30-77 56-66 78-55L60-51C0-45-60-41-108-40Z" />{' '}
      <path fill="#0b2233" d="M-92-66 6-71C26-68 44-61 56-55 10-51-50-48-95-47Z" />{' '}
      <path fill="#fffdf9" d="M-22-69h4l-4 19h-4zM18-69h4l4 16h-4z" />{' '}
      <path fill="#fffdf9" d="M-84-70-78-92-12-94 14-78V-70Z" />{' '}
      <path fill="#0e3a53" d="M-92-108C-60-113-20-113 4-108V-104H-92Z" />{' '}
      <path fill="none" stroke="#0b2233" strokeWidth="1.6" d="M-84-104V-76M-4-104 2-80M-44-110V-126" />{' '}
      <path
        fill="none"
        stroke="#0b2233"
        strokeWidth="1.2"
        d="M52-62 164-80V-70M80-55V-66M108-60V-71M136-65V-75"
      />
    </>
  ),
};

const runabout: Drawing = {
  viewBox: '-115 -70 230 76',
  lines: (
    <>
      <path fill="#0b2233" d="M-112-34h14v26l-6 12h-4z" />{' '}
      <path fill="var(--hull, #0e3a53)" d="M-95 4-99-26C-40-30 40-34 106-46 94-24 80-6 66 4Z" />{' '}
      <path fill="var(--boot, #fffdf9)" d="M-96-4H74L66 4H-95Z" />{' '}
      <path fill="none" stroke="var(--trim, #e0b56a)" strokeWidth="1.6" d="M-98-20C-40-24 40-28 101-38" />{' '}
      <path fill="#fffdf9" d="M-60-29-56-40H-30L-26-31Z" /> <path fill="#7cc7d6" d="M-14-33 4-56H12L30-37Z" />{' '}
      <path fill="none" stroke="#0b2233" strokeWidth="1.4" d="M4-56H12L30-37" />
    </>
  ),
};

const sail: Drawing = {
  viewBox: '-110 -210 220 216',
  lines: (
    <>
      <path fill="var(--hull, #fffdf9)" d="M-90 4-98-20C-40-25 40-27 104-38 92-16 74-2 60 4Z" />{' '}
      <path fill="var(--boot, #14697a)" d="M-91-3H68L60 4H-90Z" />{' '}
      <path fill="none" stroke="var(--trim, #0b2233)" strokeWidth="1.2" d="M-97-14C-40-19 40-21 98-31" />{' '}
      <path fill="#fffdf9" d="M-34-24-28-37H30L44-27Z" />{' '}
      <path fill="#0b2233" d="M-22-33h12v5h-12zM-2-33h12v5h-12z" />{' '}
      <path fill="none" stroke="#0b2233" strokeWidth="3" d="M8-26V-205" />{' '}
      <path fill="#0e3a53" d="M-74-50C-50-58-10-56 6-54V-47C-20-44-60-42-74-45Z" />{' '}
      <path fill="none" stroke="#0b2233" strokeWidth="1" d="M104-38 8-203-98-20M8-120-22-120M8-120 38-120" />
    </>
  ),
};

const pontoon: Drawing = {
  viewBox: '-115 -90 230 94',
  lines: (
    <>
      <path fill="#c3c6be" d="M-100-10H84C98-10 106-4 108 2H-100Z" />{' '}
      <path fill="var(--boot, #0e3a53)" d="M-104-17H100V-10H-104Z" />{' '}
      <path fill="var(--hull, #fffdf9)" d="M-94-44H74V-17H-94Z" />{' '}
      <path fill="var(--trim, #b3371f)" d="M-94-34H74V-29H-94Z" />{' '}
      <path fill="#0e3a53" d="M-64-86H30V-79H-64Z" />{' '}
      <path fill="none" stroke="#0b2233" strokeWidth="1.6" d="M-58-80-46-44M24-80 12-44" />{' '}
      <path fill="#0b2233" d="M-114-30h12v28h-10z" />
    </>
  ),
};

const fishing: Drawing = {
  viewBox: '-120 -110 240 116',
  lines: (
    <>
      <path fill="#0b2233" d="M-112-36h13v28l-5 12h-5z" />{' '}
      <path fill="var(--hull, #fffdf9)" d="M-95 4-99-26C-30-28 30-40 110-60 100-30 84-8 68 4Z" />{' '}
      <path fill="var(--boot, #0e3a53)" d="M-96-4H76L68 4H-95Z" />{' '}
      <path fill="none" stroke="var(--trim, #14697a)" strokeWidth="1.6" d="M-98-20C-30-22 30-34 104-52" />{' '}
      <path fill="#fffdf9" d="M-30-30V-52H4L10-36Z" /> <path fill="#0e3a53" d="M-50-92H26V-86H-50Z" />{' '}
      <path
        fill="none"
        stroke="#0b2233"
        strokeWidth="1.6"
        d="M-42-86-30-30M18-86 8-38M-46-92-62-110M20-92 34-112"
      />{' '}
      <path fill="#7cc7d6" d="M2-52 12-66H18L10-46Z" />
    </>
  ),
};

const drawings: Partial<Record<BoatType, Drawing>> = {
  Runabout: runabout,
  Sailboat: sail,
  'Cruiser/Yacht': cruiser,
  Pontoon: pontoon,
  Fishing: fishing,
};

/** A drawing of a boat's kind before a low coast: stands where no photo is. */
export function BoatDrawing({ type }: { readonly type: BoatType | undefined }) {
  const { viewBox, lines } = drawings[type ?? 'Runabout'] ?? runabout;
  return (
    <svg viewBox="0 0 700 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <path fill="var(--sky)" d="M0 0h700v160H0z" />
      <circle cx="170" cy="84" r="30" fill="var(--sun)" />
      <path
        fill="var(--land-far)"
        d="M0 118C90 92 170 96 250 108 360 88 470 84 560 100 620 92 670 96 700 92V160H0Z"
      />
      <path fill="var(--land-near)" d="M0 136C120 126 260 132 400 128 520 122 620 130 700 126V160H0Z" />
      <svg
        x="235"
        y="17"
        width="330"
        height="132"
        viewBox={viewBox}
        preserveAspectRatio="xMidYMax meet"
        overflow="visible"
        aria-hidden="true"
      >
        {lines}
      </svg>
    </svg>
  );
}
