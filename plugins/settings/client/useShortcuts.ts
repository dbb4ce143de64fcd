import { useEffect } from 'react';
import { hasShortcuts } from './hasShortcuts';

/** Where a key belongs to what has the focus: it may be text, or do something of its own. */
const KEEPS_KEYS =
  'input, textarea, select, dialog, [contenteditable], [role=textbox], [data-demo-canvas]';

/** Whether a key that was pressed is meant for the page. */
function isForPage(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, defaultPrevented, isComposing, repeat } = event;
  // Some keyboards have the brackets on a key with AltGr, which says that Ctrl is down.
  const isCommand = metaKey || (ctrlKey && !event.getModifierState('AltGraph'));
  const element = target as Element;
  // Menus and dialogs of demos lie outside the shell's root.
  const isInShell = element === document.body || element.closest('#__docusaurus') !== null;
  return (
    !(defaultPrevented || isComposing || repeat || isCommand) &&
    isInShell &&
    element.closest(KEEPS_KEYS) === null
  );
}

/**
 * Single keys that do something while nothing is being typed, unless the reader has switched them off.
 *
 * @param actions what each key does, by the `key` of its event; the same object in every render
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
