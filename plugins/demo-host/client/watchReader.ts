/** How long browsers let a page open tabs after a click or a key, in milliseconds. */
const ACTIVATION_MS = 5_000;

/** What a reader does that lets a page open tabs. */
const DEEDS = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether it is a frame that the reader just used. */
export interface ReaderWatch {
  readonly hasUsedFrame: () => boolean;
  readonly stop: () => void;
}

/**
 * Finds out whether the reader just clicked in a frame or pressed a key there, which the page around it is not told. The
 * browser says that something was clicked; what was clicked on the page itself was not in the frame, unless the pointer
 * has moved there since. It does not move when the page does.
 *
 * @param frameOf the frame as it is when it is asked for
 */
export function watchReader(frameOf: () => HTMLElement | null): ReaderWatch {
  let lastDeed = -Infinity;
  let pointer: Point | null = null;
  let pointerOfDeed: Point | null = null;
  let isOverFrame = false;

  const follow = ({ isTrusted, target, clientX: x, clientY: y }: PointerEvent) => {
    if (isTrusted) {
      pointer = { x, y };
      isOverFrame =
        target === frameOf() &&
        (isOverFrame || pointerOfDeed?.x !== pointer.x || pointerOfDeed.y !== pointer.y);
    }
  };
  const note = ({ isTrusted }: Event) => {
    if (isTrusted) {
      lastDeed = performance.now();
      pointerOfDeed = pointer;
      isOverFrame = false;
    }
  };
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const move of ['pointerover', 'pointermove', 'pointerdown'] as const) {
    window.addEventListener(move, follow, options);
  }
  for (const deed of DEEDS) {
    window.addEventListener(deed, note, options);
  }
  return {
    hasUsedFrame: () =>
      // Older browsers do not say; they block what no click has led to.
      (navigator as Partial<Navigator>).userActivation?.isActive !== false &&
      (isOverFrame || performance.now() - lastDeed > ACTIVATION_MS),
    stop: () => listening.abort(),
  };
}
