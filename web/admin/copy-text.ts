import { tellError, tellSuccess } from './tell.ts';

export async function copyText(text: string, title: string, description?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tellSuccess(title, description);
  } catch (error) {
    // Browsers withhold the clipboard on plain http and from pages without focus.
    console.error('Failed to copy', error instanceof Error ? error.name : 'unknown cause');
    tellError('Failed to copy. Please select the address and copy it by hand.');
  }
}
