/** SES looks at the form only; whether a mailbox exists shows later, as a bounce. */
export function addressProblem(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  if (at === -1) return "Missing final '@domain'";
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the printable ASCII range is meant.
  if (!/^[\x00-\x7f]*$/.test(local)) return 'Local address contains non-ASCII characters';
  if (local === '') return 'Missing local part';
  if (/[\s<>()[\]\\,;:@]/.test(local)) return 'Local address contains control or whitespace';
  if (local.length > 64) return 'Local address is too long';
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) {
    return 'Local address contains a misplaced dot';
  }
  if (domain === '') return "Missing final '@domain'";
  if (domain.startsWith('.')) return 'Domain starts with dot';
  if (domain.endsWith('.') || domain.includes('..')) return 'Domain contains double dot';
  if (!/^[A-Za-z0-9.-]+$/.test(domain)) return 'Domain contains illegal character';
  return undefined;
}
