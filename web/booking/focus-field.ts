/** Fields whose control has a different name. */
const controlNames: Readonly<Record<string, string>> = { photo_urls: 'photos', services: 'packageId' };

const isControl = (node: unknown): node is HTMLElement =>
  node instanceof HTMLInputElement ||
  node instanceof HTMLSelectElement ||
  node instanceof HTMLTextAreaElement;

/** False if there is no such field. */
export function focusField(form: HTMLFormElement, field: string): boolean {
  const found = form.elements.namedItem(controlNames[field] ?? field);
  const control = (found instanceof RadioNodeList ? [...found] : [found]).find(isControl);
  control?.focus();
  return control !== undefined;
}
