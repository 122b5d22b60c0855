import type { ReactNode } from 'react';
import type { BoatType } from '#domain/choices.ts';

interface Drawing {
  /** Its waterline stands at 0. */
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  /** Where the crest of the waterline touches the hull. */
  readonly crest: string;
  readonly lines: ReactNode;
}

const cruiser: Drawing = {
  viewBox: '-170 -130 340 136',
  width: 330,
  height: 132,
  crest: '62%',
  lines: (
    <>
      <path className="hull-fill" d="M-148 4-158-38C-90-38 60-44 164-70 152-40 130-10 108 4Z" />
      <path className="boot-fill" d="M-150-4H118L108 4H-148Z" />
      <path className="trim-line" d="M-157-32C-90-32 60-38 158-62" />
      <path className="light-fill" d="M-108-40-98-74 8-80C30-77 56-66 78-55L60-51C0-45-60-41-108-40Z" />
      <path className="ink-fill" d="M-92-66 6-71C26-68 44-61 56-55 10-51-50-48-95-47Z" />
      <path className="light-fill" d="M-84-70-78-92-12-94 14-78V-70Z" />
      <path className="deep-fill" d="M-92-108C-60-113-20-113 4-108V-104H-92Z" />
      <path
        className="ink-line"
        d="M-84-104V-76M-4-104 2-80M-44-110V-126M52-62 164-80V-70M80-55V-66M108-60V-71"
      />
    </>
  ),
};

const runabout: Drawing = {
  viewBox: '-115 -70 230 76',
  width: 250,
  height: 83,
  crest: '40%',
  lines: (
    <>
      <path className="ink-fill" d="M-112-34h14v26l-6 12h-4z" />
      <path className="hull-fill" d="M-95 4-99-26C-40-30 40-34 106-46 94-24 80-6 66 4Z" />
      <path className="boot-fill" d="M-96-4H74L66 4H-95Z" />
      <path className="trim-line" d="M-98-20C-40-24 40-28 101-38" />
      <path className="light-fill" d="M-60-29-56-40H-30L-26-31Z" />
      <path className="glass-fill" d="M-14-33 4-56H12L30-37Z" />
      <path className="ink-line" d="M4-56H12L30-37" />
    </>
  ),
};

const sailboat: Drawing = {
  viewBox: '-110 -210 220 216',
  width: 140,
  height: 138,
  crest: '56%',
  lines: (
    <>
      <path className="hull-fill" d="M-90 4-98-20C-40-25 40-27 104-38 92-16 74-2 60 4Z" />
      <path className="boot-fill" d="M-91-3H68L60 4H-90Z" />
      <path className="trim-line" d="M-97-14C-40-19 40-21 98-31" />
      <path className="light-fill" d="M-34-24-28-37H30L44-27Z" />
      <path className="ink-fill" d="M-22-33h12v5h-12zM-2-33h12v5h-12z" />
      <path className="mast-line" d="M8-26V-205" />
      <path className="deep-fill" d="M-74-50C-50-58-10-56 6-54V-47C-20-44-60-42-74-45Z" />
      <path className="ink-line" d="M104-38 8-203-98-20M-22-120H38" />
    </>
  ),
};

const pontoon: Drawing = {
  viewBox: '-115 -90 230 94',
  width: 240,
  height: 98,
  crest: '48%',
  lines: (
    <>
      <path className="chalk-fill" d="M-100-10H84C98-10 106-4 108 2H-100Z" />
      <path className="deep-fill" d="M-104-17H100V-10H-104Z" />
      <path className="hull-fill" d="M-94-44H74V-17H-94Z" />
      <path className="boot-fill" d="M-94-34H74V-29H-94Z" />
      <path className="deep-fill" d="M-64-86H30V-79H-64Z" />
      <path className="ink-line" d="M-58-80-46-44M24-80 12-44" />
      <path className="ink-fill" d="M-114-30h12v28h-10z" />
    </>
  ),
};

const fishing: Drawing = {
  viewBox: '-120 -110 240 116',
  width: 230,
  height: 111,
  crest: '34%',
  lines: (
    <>
      <path className="ink-fill" d="M-112-36h13v28l-5 12h-5z" />
      <path className="hull-fill" d="M-95 4-99-26C-30-28 30-40 110-60 100-30 84-8 68 4Z" />
      <path className="sea-fill" d="M-96-4H76L68 4H-95Z" />
      <path className="trim-line" d="M-98-20C-30-22 30-34 104-52" />
      <path className="light-fill" d="M-30-30V-52H4L10-36Z" />
      <path className="deep-fill" d="M-50-92H26V-86H-50Z" />
      <path className="ink-line" d="M-42-86-30-30M18-86 8-38M-46-92-62-110M20-92 34-112" />
      <path className="glass-fill" d="M2-52 12-66H18L10-46Z" />
    </>
  ),
};

const drawings: Readonly<Record<BoatType, Drawing>> = {
  Runabout: runabout,
  Sailboat: sailboat,
  'Cruiser/Yacht': cruiser,
  Pontoon: pontoon,
  Fishing: fishing,
  PWC: runabout,
  Other: runabout,
};

const drawingOf = (type: BoatType | undefined): Drawing => drawings[type ?? 'Other'];

/** Where the waterline's crest stands below the picture of a boat. */
export const crestOf = (type: BoatType | undefined): string => drawingOf(type).crest;

/** A boat of a type at its dock; decoration, its words stand below. */
export function BoatPicture({ type }: { readonly type: BoatType | undefined }) {
  const { viewBox, width, height, lines } = drawingOf(type);
  return (
    <svg
      className="boat-picture"
      viewBox="0 0 700 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="sun-fill" cx="130" cy="84" r="30" />
      <path
        className="far-fill"
        d="M0 118C90 92 170 96 250 108 360 88 470 84 560 100 620 92 670 96 700 92V160H0Z"
      />
      <path className="near-fill" d="M0 136C120 126 260 132 400 128 520 122 620 130 700 126V160H0Z" />
      <path
        className="near-line"
        d="M86 134V78M150 134V52M150 58 178 128M520 132V66M520 72 546 126M640 130V56"
      />
      <svg
        x={(700 - width) / 2}
        y={143 - height}
        width={width}
        height={height}
        viewBox={viewBox}
        aria-hidden="true"
      >
        {lines}
      </svg>
    </svg>
  );
}
