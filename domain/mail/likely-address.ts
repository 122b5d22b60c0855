const providers = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'comcast.net',
  'verizon.net',
  'sbcglobal.net',
];

/** One letter away from a provider above, and providers themselves. */
const others = ['mail.com', 'email.com', 'ymail.com'];

/** Whether one letter is missing, added, wrong or swapped with its neighbor. */
function isOneLetterOff(meant: string, typed: string): boolean {
  let from = 0;
  while (from < meant.length && meant[from] === typed[from]) from += 1;
  const [a, b] = [meant.slice(from), typed.slice(from)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1);
}

/** What was probably meant by an address whose domain is one letter away from a common provider's. */
export function likelyAddress(typed: string): string | undefined {
  const address = typed.trim();
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).toLowerCase();
  if (at < 2 || providers.includes(domain) || others.includes(domain)) return undefined;
  const meant = providers.find((provider) => isOneLetterOff(provider, domain));
  return meant && address.slice(0, at) + meant;
}
