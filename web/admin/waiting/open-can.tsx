export const OpenCan = () => (
  <svg className="can can--open" viewBox="0 0 14 18" aria-hidden="true" focusable="false">
    <path d="M2 2h10l1 14c-2 1.2-10 1.2-12 0z" />
  </svg>
);
