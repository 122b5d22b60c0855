import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

interface Drag {
  readonly from: number;
  readonly to: number;
}

export type DropMark = 'moving' | 'before' | 'after';

/** Nearer than this to the window's edge, in px, the page scrolls along. */
const edge = 72;
const scrollStep = 14;

function scrollNear(y: number): void {
  if (y < edge) window.scrollBy(0, -scrollStep);
  else if (y > window.innerHeight - edge) window.scrollBy(0, scrollStep);
}

/** Orders a list by grips, with mouse, pen or finger: a line shows where a row will land. */
export function useDrag(onMove: (place: number, by: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const list = useRef<HTMLUListElement>(null);
  const placeAt = (y: number, from: number): number => {
    const others = [...(list.current?.children ?? [])].filter((_, place) => place !== from);
    const middles = others
      .map((row) => row.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2);
    return middles.filter((middle) => middle < y).length;
  };
  return {
    list,
    markOf: (place: number): DropMark | undefined => {
      if (!drag) return undefined;
      if (place === drag.from) return 'moving';
      if (place !== drag.to) return undefined;
      return drag.to < drag.from ? 'before' : 'after';
    },
    gripOf: (place: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: place, to: place });
      },
      onPointerMove: ({ clientY }: PointerEvent) => {
        if (!drag) return;
        scrollNear(clientY);
        setDrag({ ...drag, to: placeAt(clientY, drag.from) });
      },
      onPointerUp: () => {
        setDrag(undefined);
        if (drag && drag.to !== drag.from) onMove(drag.from, drag.to - drag.from);
      },
      onPointerCancel: () => setDrag(undefined),
      onClick: (event: MouseEvent) => event.preventDefault(),
    }),
  };
}

export type Grip = ReturnType<ReturnType<typeof useDrag>['gripOf']>;
