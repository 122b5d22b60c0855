const closeDelayMs = 250;

const menuOf = (target: EventTarget | null): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>('.nav__menu') : null;

/** Works before and after hydration, and for a pointer that was there before the page loaded. */
export function followHover(): void {
  const closing = new Map<HTMLDetailsElement, ReturnType<typeof setTimeout>>();
  let openedByHover: HTMLDetailsElement | undefined;

  const enter = (menu: HTMLDetailsElement) => {
    clearTimeout(closing.get(menu));
    openedByHover = menu.open ? undefined : menu;
    menu.open = true;
  };
  const leave = (menu: HTMLDetailsElement) => {
    clearTimeout(closing.get(menu));
    const close = () => {
      menu.open = false;
    };
    closing.set(menu, setTimeout(close, closeDelayMs));
  };

  document.addEventListener('pointerover', ({ pointerType, target, relatedTarget }) => {
    const menu = menuOf(target);
    if (pointerType === 'mouse' && menu && menu !== menuOf(relatedTarget)) enter(menu);
  });
  document.addEventListener('pointerout', ({ pointerType, target, relatedTarget }) => {
    const menu = menuOf(target);
    if (pointerType === 'mouse' && menu && menu !== menuOf(relatedTarget)) leave(menu);
  });
  document.addEventListener('click', (event) => {
    const menu = menuOf(event.target);
    const onLabel = event.target instanceof Element && event.target.closest('summary') !== null;
    if (!menu || !onLabel || menu !== openedByHover) return;
    // The pointer's arrival has just opened the menu; its click must not close it again.
    openedByHover = undefined;
    event.preventDefault();
  });

  if (!matchMedia('(hover: hover)').matches) return;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.nav__menu:hover')) enter(menu);
}
