interface FarChangeProps {
  /** `$70.00 a foot` */
  readonly asked: string;
  /** What it would come to. */
  readonly words: string;
  /** `$70.00` */
  readonly value: string;
  readonly onKeep: () => void;
}

/** Asks before a figure is saved that is far from the one on the site. */
export const FarChange = ({ asked, words, value, onKeep }: FarChangeProps) => (
  <div className="pen-ask" role="alert">
    <p>
      <b>{asked}?</b> {words}
    </p>
    <button type="button" className="btn btn--line" onClick={onKeep}>
      Keep {value}
    </button>
  </div>
);
