/** Drawn on 24 x 24 in lines of the text's colour. */
const paths = {
  directions: 'M12 3 21 12 12 21 3 12ZM9 14v-2h6m-2-2 2 2-2 2',
  text: 'M4 5h16v11H10l-5 4v-4H4z',
  key: 'M8 15a4 4 0 1 1 3.5-6H21v3h-2v3h-3v-3h-4.5A4 4 0 0 1 8 15Z',
  today: 'M4 19h16M6 19a6 6 0 0 1 12 0M12 5V8M4 11l2 1.5M20 11l-2 1.5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  plus: 'M12 5v14M5 12h14',
  leads: 'M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5',
  more: 'M5 12h.5M12 12h.5M19 12h.5',
  right: 'm9 5 7 7-7 7',
  left: 'm15 5-7 7 7 7',
  down: 'm5 9 7 7 7-7',
  camera: 'M4 8h4l2-3h4l2 3h4v11H4zM12 16.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  close: 'M5 5l14 14M19 5 5 19',
  check: 'm4 12.5 5.5 5.5L20 6.5',
  grip: 'M9 6h.5M9 12h.5M9 18h.5M15 6h.5M15 12h.5M15 18h.5',
} as const;

export type IconName = keyof typeof paths;

/** A small picture beside a word that says the same; decoration to a screen reader. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="ico" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
  </svg>
);
