import type { KeyboardEvent } from 'react';
import { findTabForKey } from '@site/src/theme/Tabs/findTabForKey';

/**
 * Moves the focus between the buttons of a toolbar by arrow keys, Home and End: the toolbar is one stop of the Tab key,
 * at the button that had the focus last.
 */
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

/** Makes the button that has the focus the toolbar's one stop. */
export function rememberFocus({ currentTarget, target }: React.FocusEvent<HTMLElement>): void {
  for (const button of listButtons(currentTarget)) {
    button.tabIndex = button === target ? 0 : -1;
  }
}

function listButtons(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('[data-tool]')];
}
