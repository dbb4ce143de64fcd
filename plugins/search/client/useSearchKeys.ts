import { useEffect, useState } from 'react';
import { useShortcuts } from '../../settings/client/useShortcuts';

/** Event with which other parts of the page open the search; `detail.query` holds the initial query. */
const SEARCH_EVENT = 'docs:search';

/** Elements in which the shortcut belongs to the focused element; editors have their own command. */
const FIELDS = 'input, textarea, select, dialog, [contenteditable]';

/** Opens the search with `/`, Ctrl+K or ⌘K, and when another part of the page requests it. */
export function useSearchKeys(open: (text: string) => void): void {
  const [shortcuts] = useState(() => ({ '/': () => open('') }));
  useShortcuts(shortcuts);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      const isCommand = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
      if (isCommand && !event.defaultPrevented && !(target as Element).closest(FIELDS)) {
        event.preventDefault();
        open('');
      }
    };
    const ask = ({ detail }: Event & { detail?: { query?: string } }) => open(detail?.query ?? '');
    document.addEventListener('keydown', press);
    window.addEventListener(SEARCH_EVENT, ask);
    return () => {
      document.removeEventListener('keydown', press);
      window.removeEventListener(SEARCH_EVENT, ask);
    };
  }, [open]);
}
