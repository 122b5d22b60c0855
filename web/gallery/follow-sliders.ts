const show = (frame: HTMLElement, percent: number): void => frame.style.setProperty('--pos', `${percent}%`);

const frameOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.ba') : null;

function drag(knob: HTMLElement, frame: HTMLElement, { pointerId }: PointerEvent): void {
  const input = frame.querySelector('input');
  const move = ({ clientX }: PointerEvent) => {
    const { left, width } = frame.getBoundingClientRect();
    const percent = Math.min(100, Math.max(0, ((clientX - left) / width) * 100));
    show(frame, percent);
    if (input) input.value = String(percent);
  };
  knob.setPointerCapture(pointerId);
  knob.addEventListener('pointermove', move);
  knob.addEventListener('lostpointercapture', () => knob.removeEventListener('pointermove', move), {
    once: true,
  });
}

/** Works before and after hydration. Keys move by the input's step of 5; a drag moves freely. */
export function followSliders(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('.ba input')) {
    const frame = frameOf(input);
    // Moved before this script ran, or restored by the browser after a reload.
    if (frame && input.value !== input.defaultValue) show(frame, Number(input.value));
  }
  document.addEventListener('input', ({ target }) => {
    const frame = frameOf(target);
    if (frame && target instanceof HTMLInputElement) show(frame, Number(target.value));
  });
  document.addEventListener('pointerdown', (event) => {
    const knob = event.target instanceof Element && event.target.closest<HTMLElement>('.ba__knob');
    const frame = frameOf(event.target);
    if (!knob || !frame || event.button !== 0) return;
    event.preventDefault(); // no selecting, no dragging of the picture
    drag(knob, frame, event);
  });
}
