/** A word in each text below, by which it is found wherever it comes out. */
export const marker = 'Zq7x';

/**
 * Texts that try to become something else where they come out: markup, a link, a formula, a header, a calendar
 * entry, a log line. By the place at which they aim.
 */
export const injections = {
  script: `<script>document.title='${marker}';fetch('//evil.example')</script>`,
  image: `<img src=//evil.example/x onerror="document.title='${marker}'">`,
  attribute: `" onmouseover="document.title='${marker}'" style='position:fixed`,
  'closing tags': `</td></table></title></style><h1>${marker}</h1><!--`,
  entities: `&lt;b&gt;${marker}&amp;#39; &nbsp;`,
  'script link': `javascript:document.title='${marker}'`,
  'plain link': `https://evil.example/${marker}?a=1&b=2`,
  markdown: `[${marker}](javascript:alert(1)) ![x](//evil.example/y.png) **bold**`,
  style: `red;background:url(//evil.example/${marker})}</style>`,
  template: `{{7*7}}\${7*7}<%= 7*7 %>#{7*7} ${marker}`,
  formula: `=HYPERLINK("https://evil.example";"${marker}")`,
  'fullwidth formula': `＝1+1 ${marker}`,
  'plus formula': `+1+1 ${marker}`,
  'minus formula': `-2+3+cmd|' /C calc'!A0 ${marker}`,
  'at formula': `@SUM(1,1) ${marker}`,
  cells: `a","b"\t;${marker}`,
  'header line': `${marker}\r\nBcc: victim@evil.example\r\n\r\n<h1>body</h1>`,
  'header fold': `${marker}\r\n folded`,
  'encoded word': `=?utf-8?Q?${marker}=0d=0aBcc:_victim=40evil.example?=`,
  'display name': `"Boat Detailing LA" <support@evil.example>, ${marker}`,
  'quoted mail': `${marker}\n-- \nEmail: other@evil.example\n> quoted\n.\nPlace: nowhere`,
  'calendar lines': `${marker}\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:other`,
  'calendar marks': `a;b,c\\nd:e"f ${marker}`,
  'log line': `"}\n{"level":"ERROR","message":"${marker}"}`,
  terminal: `\u001b[2J\u001b]0;${marker}\u0007`,
  direction: `\u202e${marker} gpj.exe\u202c\u2066x`,
  'odd breaks': `${marker}\u2028Bcc: victim@evil.example\u2029x\u0085y`,
  'zero width': `${marker}\u200b\u200d\u2060\ufeff end`,
  'long word': `${marker}${'W'.repeat(90)}`,
  'long lines of UTF-8': `${marker} ${'港𝒳é'.repeat(28)}`,
  'stacked marks': `${marker}${'Z\u0351\u036b\u0343'.repeat(15)}`,
} as const;

export type Injection = keyof typeof injections;
export const injectionNames = Object.keys(injections) as Injection[]; // keys of a literal
