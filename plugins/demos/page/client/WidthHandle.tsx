import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './frameWidth.module.css';

/** The narrowest window that pages support, in CSS pixels. */
const NARROWEST = 320;
/** Distance of one arrow-key press, in CSS pixels. */
const STEP = 10;

interface Props {
  readonly label: string;
  /** Width, in CSS pixels of the demo. */
  readonly width: number;
  readonly widest: number;
  /** Position of the handle, in CSS pixels of the page from the start of the row. */
  readonly place: number;
  /** Page pixels per pixel of the demo. */
  readonly scale: number;
  readonly onWidth: (width: number) => void;
}

/** Renders the edge of a demo, which can be dragged or moved with arrow keys. */
export default function WidthHandle({ label, width, widest, place, scale, onWidth }: Props) {
  const start = useRef({ x: 0, width: 0 });
  const change = (wanted: number) =>
    onWidth(Math.round(Math.min(widest, Math.max(NARROWEST, wanted))));

  function press(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width };
  }

  function drag({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) {
    if (currentTarget.hasPointerCapture(pointerId)) {
      const way = (clientX - start.current.x) * forward(currentTarget);
      change(start.current.width + way / scale);
    }
  }

  function step(event: KeyboardEvent<HTMLElement>) {
    const side = forward(event.currentTarget) * STEP;
    const targets: Record<string, number> = {
      ArrowRight: width + side,
      ArrowLeft: width - side,
      Home: NARROWEST,
      End: widest,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      change(target);
    }
  }

  return (
    <div
      role="separator"
      tabIndex={0}
      className={styles.handle}
      style={{ insetInlineStart: place }}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(width)}
      aria-valuemin={NARROWEST}
      aria-valuemax={widest}
      aria-valuetext={`${Math.round(width)} px`}
      onPointerDown={press}
      onPointerMove={drag}
      onKeyDown={step}
    />
  );
}

/** Returns 1 if widths grow to the right, -1 if they grow to the left. */
function forward(element: HTMLElement): number {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
