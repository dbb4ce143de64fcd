import type { KeyboardEvent } from 'react';
import { findTabForKey } from '@site/src/theme/Tabs/findTabForKey';

/** Moves the focus between the buttons of a toolbar by arrow keys, Home and End. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = listButtons(event.currentTarget);
  const index = buttons.indexOf(document.activeElement as HTMLElement);
  if (index < 0 || event.key === 'Enter' || event.key === ' ') {
    return;
  }
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const next = findTabForKey(event.key, index, buttons.length, isRightToLeft);
  if (next !== undefined) {
    event.preventDefault();
    buttons[next]?.focus();
  }
}

function listButtons(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('[data-tool]')];
}
