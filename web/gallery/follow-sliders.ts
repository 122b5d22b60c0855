const inputOf = (event: Event): HTMLInputElement | undefined =>
  event.target instanceof HTMLInputElement && event.target.matches('.ba input') ? event.target : undefined;

const show = (input: HTMLInputElement, percent: number): void =>
  input.closest<HTMLElement>('.ba')?.style.setProperty('--pos', `${percent}%`);

/**
 * Lets every before-and-after picture follow its range input, before and after React has taken the page
 * over. Keys move the input by its step of 5; under a finger or pointer the edge follows freely.
 */
export function followSliders(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('.ba input')) {
    // Moved before this script came, or put back by the browser after a reload.
    if (input.value !== input.defaultValue) show(input, Number(input.value));
  }
  document.addEventListener('input', (event) => {
    const input = inputOf(event);
    if (input) show(input, Number(input.value));
  });
  document.addEventListener('pointermove', (event) => {
    const input = inputOf(event);
    if (!input || event.buttons === 0) return;
    const { left, width } = input.getBoundingClientRect();
    show(input, Math.min(100, Math.max(0, ((event.clientX - left) / width) * 100)));
  });
}
