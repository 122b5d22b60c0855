interface EditNoticeProps {
  readonly onTake: () => void;
}

/** Somebody else has changed what is being edited; another save puts what stands here in its place. */
export const EditNotice = ({ onTake }: EditNoticeProps) => (
  <div className="notice edit-notice" role="alert">
    <p>
      <b>Somebody else changed this in the meantime.</b> What you typed is still here. Save again to keep
      yours.
    </p>
    <button type="button" className="btn btn--line btn--small" onClick={onTake}>
      Show theirs
    </button>
  </div>
);
