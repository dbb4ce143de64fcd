import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { findPlace, type CodePlace } from './findPlace';

/** How long the second press of a double click is waited for, in milliseconds. */
const SECOND_PRESS = 250;

interface ClickHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Tells of plain clicks on a listing. A click that selects is none: the end of a drag, each press of a double click. Only
 * a mouse selects by clicks; a finger is not made to wait, since the keyboard comes up for what it touches, not for what
 * happens later.
 *
 * @param onPlace is given the place, if one was clicked
 */
export function useClickedPlace(onPlace: (place: CodePlace | undefined) => void): ClickHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  // Clicks know the kind of pointer in some browsers only.
  const isMouse = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    onPointerDown: ({ pointerType }) => {
      stop();
      isMouse.current = pointerType === 'mouse';
    },
    onClick: ({ currentTarget, clientX, clientY, detail }) => {
      stop();
      if (detail > 1) {
        return;
      }
      const place = findPlace(currentTarget, clientX, clientY);
      const tell = () => isSelecting() || onPlace(place);
      if (isMouse.current && detail > 0) {
        // A click on what is selected takes the selection back, but after this event only.
        timer.current = setTimeout(tell, SECOND_PRESS);
      } else {
        tell();
      }
    },
  };
}

function isSelecting(): boolean {
  return getSelection()?.isCollapsed === false;
}
