import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { findPlace, type CodePlace } from './findPlace';

/** Time in milliseconds to wait for the second click of a double click. */
const SECOND_PRESS = 250;

interface ClickHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Reports plain clicks on a listing. Clicks that select text do not count: the end of a drag, and each click of a
 * double click. Only a mouse selects by clicking, so a tap is reported without delay: the on-screen keyboard opens only
 * in response to the tap itself.
 *
 * @param onPlace receives the clicked position, if any
 */
export function useClickedPlace(onPlace: (place: CodePlace | undefined) => void): ClickHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  // Click events contain the pointer type in some browsers only.
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
        // Clicking on a selection clears it, but only after this event.
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
