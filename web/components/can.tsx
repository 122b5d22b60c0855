/** Beside the word that says the same. */
export const Can = ({ isDone }: { readonly isDone: boolean }) => (
  <svg className={`can ${isDone ? 'can--yes' : 'can--open'}`} viewBox="0 0 14 18" aria-hidden="true">
    <path d="M2 2h10l1 14c-2 1.2-10 1.2-12 0z" />
    {isDone && <path d="m4.2 9 2 2.2L10 7" />}
  </svg>
);
