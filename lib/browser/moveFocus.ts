import type { KeyboardEvent } from 'react';
import { findTabForKey } from '@site/lib/browser/findTabForKey';

/** Keys of a horizontal left-to-right toolbar, by the key of a vertical toolbar that does the same. */
const VERTICAL_KEYS: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
  Home: 'Home',
  End: 'End',
};

/** Moves the focus between the buttons of a toolbar with arrow keys, Home and End. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, isVertical = false): void {
  const buttons = listButtons(event.currentTarget);
  const index = buttons.indexOf(document.activeElement as HTMLElement);
  if (index < 0 || event.key === 'Enter' || event.key === ' ') {
    return;
  }
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const next = isVertical
    ? findTabForKey(VERTICAL_KEYS[event.key] ?? '', index, buttons.length, false)
    : findTabForKey(event.key, index, buttons.length, isRightToLeft);
  if (next !== undefined) {
    event.preventDefault();
    buttons[next]?.focus();
  }
}

function listButtons(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('[data-tool]')];
}
