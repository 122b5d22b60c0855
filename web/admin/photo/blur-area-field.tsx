import { type PointerEvent, useRef } from 'react';
import { areaBetween, areaWith, type BlurArea, leastSide, type Point } from '#domain/photo/blur-area.ts';

interface BlurAreaFieldProps {
  readonly url: string;
  readonly alt: string;
  readonly area: BlurArea;
  readonly onChange: (area: BlurArea) => void;
}

const sliders = [
  ['left', 'From the left'],
  ['top', 'From the top'],
  ['width', 'Width'],
  ['height', 'Height'],
] as const;

function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [(100 * (clientX - left)) / width, (100 * (clientY - top)) / height];
}

/** A box over a photo, drawn with a finger or set with the sliders. */
export function BlurAreaField({ url, alt, area, onChange }: BlurAreaFieldProps) {
  const corner = useRef<Point>(undefined);
  const { left, top, width, height } = area;
  return (
    <>
      <div
        className="fin-blur"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          corner.current = pointOf(event);
        }}
        onPointerMove={(event) => {
          if (corner.current) onChange(areaBetween(corner.current, pointOf(event)));
        }}
        onPointerUp={() => {
          corner.current = undefined;
        }}
        onPointerCancel={() => {
          corner.current = undefined;
        }}
      >
        <img src={url} alt={alt} draggable={false} />
        <span
          className="fin-blur__box"
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
        />
      </div>
      <fieldset className="fin-blur__sides">
        <legend>Or set the box here</legend>
        {sliders.map(([side, label]) => (
          <label key={side}>
            {label}
            <input
              type="range"
              min={side === 'width' || side === 'height' ? leastSide : 0}
              max={100}
              value={area[side]}
              aria-valuetext={`${area[side]} percent`}
              onChange={({ currentTarget }) =>
                onChange(areaWith(area, { [side]: Number(currentTarget.value) }))
              }
            />
          </label>
        ))}
      </fieldset>
    </>
  );
}
