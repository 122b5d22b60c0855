import { business } from '#domain/business.ts';

export function Logo() {
  return (
    <a className="logo" href="/">
      <svg viewBox="0 0 64 40" aria-hidden="true" focusable="false">
        <path fill="currentColor" d="M4 8C22 10 42 8 62 0 58 10 52 20 44 26H8Z" />
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          d="M0 33C8 33 10 37 18 37S28 30 34 30 44 37 50 37 58 33 64 33"
        />
      </svg>
      {business.name}
    </a>
  );
}
