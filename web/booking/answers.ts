import { parseLength } from '#domain/price/estimates.ts';

/** The form's values by control name; an unchecked box is absent. */
export type Answers = Readonly<Record<string, string>>;

/** Files are left out: the photo tray holds them. */
export function readAnswers(form: HTMLFormElement): Answers {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Length in feet; undefined if it cannot be read. */
export const lengthOf = ({ boatLengthFt = '' }: Answers): number | undefined => parseLength(boatLengthFt);

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const preset = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.value === preset?.value;
  }
  return control.value === control.defaultValue;
}

/** The radio buttons or checkboxes of a group; undefined for other controls. */
function boxesOf(control: Element | RadioNodeList | null): HTMLInputElement[] | undefined {
  const controls = control instanceof RadioNodeList ? [...control] : [control];
  const boxes = controls.filter(
    (box): box is HTMLInputElement =>
      box instanceof HTMLInputElement && (box.type === 'radio' || box.type === 'checkbox'),
  );
  return boxes.length > 0 ? boxes : undefined;
}

/** Fills only what the visitor has not answered yet: the page can be typed into before it hydrates. */
export function fillForm(form: HTMLFormElement, answers: Answers): void {
  for (const [name, value] of Object.entries(answers)) {
    const control = form.elements.namedItem(name);
    const boxes = boxesOf(control);
    if (boxes?.every((box) => box.checked === box.defaultChecked)) {
      for (const box of boxes) box.checked = box.value === value;
    }
    const isField =
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement;
    if (!boxes && isField && isUntouched(control)) control.value = value;
  }
}

export function clearBoxes(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    for (const box of boxesOf(form.elements.namedItem(name)) ?? []) box.checked = false;
  }
}
