interface SaveRowProps {
  /** What the press saves, like `Save boat`. */
  readonly label: string;
  readonly isSaving: boolean;
  readonly onClose: () => void;
}

/** The foot of a small form: save, or leave it as it was. */
export const SaveRow = ({ label, isSaving, onClose }: SaveRowProps) => (
  <div className="btn-row">
    <button type="submit" className="btn btn--main btn--small" aria-disabled={isSaving}>
      {isSaving ? 'Saving...' : label}
    </button>
    <button type="button" className="btn btn--line btn--small" onClick={onClose}>
      Cancel
    </button>
  </div>
);
