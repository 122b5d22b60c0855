/** The site's colors: email clients have no custom properties. */
export const colour = {
  ink: '#0b2233',
  sea: '#14697a',
  seaLight: '#7cc7d6',
  foam: '#e9f3f2',
  sand: '#f5efe4',
  paper: '#fffdf9',
  red: '#b3371f',
  hair: '#c9d4d4',
} as const;

export const font = "font-family:Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif;";

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Text in which times of day and price ranges stay in one line. */
export const textHtml = (text: string): string =>
  escapeHtml(text)
    .replace(/(\d) (AM|PM)\b/g, '$1\u00a0$2')
    .replaceAll(' to $', ' to\u00a0$');

export const linesHtml = (text: string): string => textHtml(text).replace(/\r?\n/g, '<br>');

/** Tables and inline styles are all that email clients agree on. */
export const row = (style: string, content: string): string =>
  `<tr><td style="${style}">${content}</td></tr>`;
