import { useEffect } from 'react';
import { hasShortcuts } from './hasShortcuts';

/** Elements that handle keys themselves while they have the focus: as text, or with their own shortcuts. */
const KEEPS_KEYS =
  'input, textarea, select, dialog, [contenteditable], [role=textbox], [data-demo-canvas]';

/** Whether a key press is meant for the page. */
function isForPage(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, defaultPrevented, isComposing, repeat } = event;
  // Some keyboard layouts need AltGr for brackets, and AltGr also sets `ctrlKey`.
  const isCommand = metaKey || (ctrlKey && !event.getModifierState('AltGraph'));
  const element = target as Element;
  // Menus and dialogs of demos are rendered outside the shell's root.
  const isInShell = element === document.body || element.closest('#__docusaurus') !== null;
  return (
    !(defaultPrevented || isComposing || repeat || isCommand) &&
    isInShell &&
    element.closest(KEEPS_KEYS) === null
  );
}

/**
 * Runs actions for single keys while the reader is not typing, unless the reader has turned shortcuts off.
 *
 * @param actions actions by `KeyboardEvent.key`; must be the same object in every render
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const act = actions[event.key];
      if (act && hasShortcuts() && isForPage(event)) {
        event.preventDefault();
        act();
      }
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [actions]);
}
