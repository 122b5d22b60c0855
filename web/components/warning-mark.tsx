export const WarningMark = () => (
  <svg viewBox="0 0 14 14" aria-hidden="true">
    <path
      d="M7 1l6.5 12H.5zM7 5v4M7 10.5v1"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  </svg>
);
