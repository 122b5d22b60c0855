interface SliderProps {
  /** What the range input is called. */
  readonly label: string;
}

/** What moves the edge between the two pictures of a `.ba`; followSliders() moves it. */
export const Slider = ({ label }: SliderProps) => (
  <>
    <div className="ba__bar">
      <span className="ba__knob">
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M9 6l-6 6 6 6M15 6l6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </span>
    </div>
    <span className="ba__label ba__label--b">Before</span>
    <span className="ba__label ba__label--a">After</span>
    <input type="range" min="0" max="100" step="5" defaultValue="50" aria-label={label} />
  </>
);
