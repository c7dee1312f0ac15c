let isPressed = false;
const note = (pressed: boolean) => () => {
  isPressed = pressed;
};
for (const [event, pressed] of [
  ['pointerdown', true],
  ['pointerup', false],
  ['pointercancel', false],
] as const)
  globalThis.addEventListener?.(event, note(pressed), { capture: true, passive: true });

/**
 * Acts at once, or when the button that is being pressed is let go: what an act puts on the page must not move the button away from
 * under the pointer, which would then press nothing.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  const over = new AbortController();
  const end = () => {
    over.abort();
    // The click comes after the pointer.
    setTimeout(act);
  };
  for (const event of ['pointerup', 'pointercancel']) window.addEventListener(event, end, { signal: over.signal });
}
