/** Decorative. */
export function ChannelBoat() {
  return (
    <svg className="channel__boat" viewBox="-170 -130 340 136" aria-hidden="true" focusable="false">
      <path fill="#0e3a53" d="M-148 4-158-38C-90-38 60-44 164-70 152-40 130-10 108 4Z" />
      <path fill="#b3371f" d="M-150-4H118L108 4H-148Z" />
      <path fill="none" stroke="#e0b56a" strokeWidth="1.6" d="M-157-32C-90-32 60-38 158-62" />
      <path fill="#fffdf9" d="M-108-40-98-74 8-80C30-77 56-66 78-55L60-51C0-45-60-41-108-40Z" />
      <path fill="#0b2233" d="M-92-66 6-71C26-68 44-61 56-55 10-51-50-48-95-47Z" />
      <path fill="#fffdf9" d="M-22-69h4l-4 19h-4zM18-69h4l4 16h-4z" />
      <path fill="#fffdf9" d="M-84-70-78-92-12-94 14-78V-70Z" />
      <path fill="#0e3a53" d="M-92-108C-60-113-20-113 4-108V-104H-92Z" />
      <path fill="none" stroke="#0b2233" strokeWidth="1.6" d="M-84-104V-76M-4-104 2-80M-44-110V-126" />
      <path
        fill="none"
        stroke="#0b2233"
        strokeWidth="1.2"
        d="M52-62 164-80V-70M80-55V-66M108-60V-71M136-65V-75"
      />
    </svg>
  );
}
