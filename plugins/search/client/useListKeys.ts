import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The id of an option of a list. */
export function optionId(listId: string, index: number): string {
  return `${listId}${index}`;
}

interface ListState {
  /** How many options there are. */
  readonly count: number;
  /** Reason for the list; when it changes, no option is active. */
  readonly reason: string;
  /** Whether that is what the reader has typed by now. */
  readonly isCurrent: () => boolean;
}

/**
 * The keys of a list below a text field, whose options are links or buttons: the field keeps the focus. No option is
 * active until an arrow key is pressed: screen readers would read it instead of the letters that are typed. Enter opens
 * the first option until then, and before the answer has arrived.
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

/** Clicks an option as the reader would, with the keys that ask for a new tab. */
function choose(id: string, keys: MouseEventInit): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  document.getElementById(id)?.dispatchEvent(click);
}
