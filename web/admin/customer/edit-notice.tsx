interface EditNoticeProps {
  readonly onTake: () => void;
}

/** What is being edited was changed elsewhere; another save puts what stands here in its place. */
export const EditNotice = ({ onTake }: EditNoticeProps) => (
  <div className="notice edit-notice" role="alert">
    <p>
      <b>This was changed in another tab or on another device.</b> What you typed is still here. Save again to
      keep it.
    </p>
    <button type="button" className="btn btn--line btn--small" onClick={onTake}>
      Show what’s saved
    </button>
  </div>
);
