import { useEffect, type RefObject } from 'react';
import type { ThemeAction } from '../model/changeTheme';

/** Fields in which the browser undoes typing. */
const TYPED = 'textarea, input:not([type]), input[type=text], input[type=number]';

/** Undoes and redoes changes by keyboard while the focus is in an element or nowhere. */
export function useUndoKeys(
  root: RefObject<HTMLElement | null>,
  change: (action: ThemeAction) => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      const target = event.target as Element;
      const key = event.key.toLowerCase();
      const isMeant = (key === 'z' || key === 'y') && (ctrlKey || metaKey) && !altKey;
      const isHere = target === document.body || root.current?.contains(target);
      if (isMeant && isHere && !target.matches(TYPED)) {
        event.preventDefault();
        change({ type: shiftKey || key === 'y' ? 'redo' : 'undo' });
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [root, change]);
}
