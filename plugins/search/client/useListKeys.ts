import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Returns the id of a list option. */
export function optionId(listId: string, index: number): string {
  return `${listId}${index}`;
}

interface ListState {
  /** Number of options. */
  readonly count: number;
  /** Query behind the list; when it changes, no option is active. */
  readonly reason: string;
  /** Whether the list matches what the reader has typed. */
  readonly isCurrent: () => boolean;
}

/**
 * Handles the keys of a list below a text field, whose options are links or buttons. The field keeps the focus. No
 * option is active until an arrow key is pressed, because a screen reader would announce it instead of the typed
 * letters. Until then, Enter opens the first option, even if pressed before the answer arrives.
 */
export function useListKeys(listId: string, { count, reason, isCurrent }: ListState) {
  const [place, setPlace] = useState({ reason, index: -1 });
  const enter = useRef<MouseEventInit | null>(null);
  const active = place.reason === reason ? Math.min(place.index, count - 1) : -1;

  useEffect(() => {
    if (enter.current && isCurrent()) {
      choose(optionId(listId, 0), enter.current);
      enter.current = null;
    }
  });

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (event.nativeEvent.isComposing) {
      return;
    }
    enter.current = null;
    if (step !== undefined && count > 0) {
      event.preventDefault();
      const index = active < 0 && step < 0 ? count - 1 : (active + step + count) % count;
      setPlace({ reason, index });
      document.getElementById(optionId(listId, index))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      if (isCurrent()) {
        choose(optionId(listId, Math.max(active, 0)), { ctrlKey, metaKey, shiftKey });
      } else {
        enter.current = { ctrlKey, metaKey, shiftKey };
      }
    }
  }
  return { active, onKeyDown };
}

/** Clicks an option with the reader's modifier keys, which may open a new tab. */
function choose(id: string, keys: MouseEventInit): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  document.getElementById(id)?.dispatchEvent(click);
}
