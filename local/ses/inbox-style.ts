/** The site's tokens (paper, ink, sea; 2 px corners), written out: this page is no part of the site. */
export const inboxStyle = `
:root { --ink: #0b2233; --sea: #14697a; --foam: #e9f3f2; --sand: #f5efe4; --paper: #fffdf9; --light-sea: #7cc7d6; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.6 Archivo, system-ui, sans-serif; }
header { background: var(--ink); color: var(--paper); padding: 28px max(20px, calc(50vw - 420px)) 24px; border-bottom: 4px solid var(--sea); }
h1 { margin: 0; font-size: 30px; line-height: 1.15; font-stretch: 125%; letter-spacing: -0.01em; }
header p { margin: 6px 0 0; color: var(--light-sea); font-size: 15px; }
main { max-width: 880px; margin: 0 auto; padding: 24px 20px 64px; }
article { border: 1px solid #0b223326; border-radius: 2px; margin-bottom: 12px; background: #fff; }
summary { cursor: pointer; list-style: none; padding: 14px 18px; min-height: 44px; }
summary::-webkit-details-marker { display: none; }
summary:hover { background: var(--foam); }
:focus-visible { outline: 3px solid var(--sea); outline-offset: 2px; }
h2 { margin: 0; font-size: 19px; line-height: 1.3; }
summary p { margin: 2px 0 0; display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; font-size: 15px; color: #0e3a53; }
time { font-variant-numeric: tabular-nums; }
.meta { margin: 0; padding: 10px 18px; background: var(--foam); font-size: 15px; overflow-wrap: anywhere; }
a { color: var(--sea); text-underline-offset: 3px; }
.attachments { list-style: none; margin: 0; padding: 0 18px 10px; background: var(--foam); display: flex; flex-wrap: wrap; gap: 8px; }
.attachments li { background: #fff; border: 1px solid #0b223326; border-radius: 2px; padding: 6px 12px; font-size: 15px; }
.attachments span { color: #0e3a53; font-size: 13px; }
iframe { display: block; width: 100%; height: 720px; border: 0; border-top: 1px solid #0b223326; background: #fff; }
.text { border-top: 1px solid #0b223326; }
.text summary { padding: 10px 18px; font-size: 15px; color: var(--sea); text-decoration: underline; text-underline-offset: 3px; }
pre { margin: 0; padding: 4px 18px 18px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.55 ui-monospace, monospace; }
.empty { background: var(--sand); border-radius: 2px; padding: 40px 28px; text-align: center; }
.empty p { margin: 6px 0 0; }
`;
