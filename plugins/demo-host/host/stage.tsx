import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { HostRoot } from './HostRoot';
import { startTask } from './loops/currentTask';

/** Where the host shows one demo at a time. */
export interface Stage {
  /** Resolves when the demo runs; rejects with what it throws, and brings back the last one that ran. */
  readonly show: (Demo: ComponentType) => Promise<void>;
  /** Mounts the last demo that ran again. */
  readonly reset: () => Promise<void>;
  /**
   * After a fall, mounts the demo again; one that falls again without the reader's doing gives way to the one before it,
   * and that one to nothing.
   */
  readonly bringBack: () => Promise<void>;
}

/** User actions that may make a demo fail. */
const DEEDS = ['pointerdown', 'keydown', 'click'] as const;

/** @param onCrash told when a demo that ran falls later */
export function createStage(element: HTMLElement, onCrash: (error: unknown) => void): Stage {
  let root: Root = createRoot(element);
  let generation = 0;
  let standing: ComponentType | null = null;
  /** The component shown before, which never failed by itself. */
  let before: ComponentType | null = null;
  let hasFallen = false;
  let isTouched = false;
  for (const deed of DEEDS) {
    window.addEventListener(deed, () => (isTouched = true), { capture: true });
  }

  function render(Demo: ComponentType): Promise<void> {
    generation += 1;
    isTouched = false;
    return new Promise((resolve, reject) => {
      let isMounted = false;
      // At once: effects of what was here would end later than it does, and grids measure themselves in between.
      flushSync(() =>
        root.render(
          <HostRoot
            key={generation}
            Demo={Demo}
            onShown={() => {
              isMounted = true;
              resolve();
            }}
            onCrash={(error) => (isMounted ? onCrash(error) : reject(error as Error))}
          />,
        ),
      );
    });
  }

  async function show(Demo: ComponentType): Promise<void> {
    try {
      await render(Demo);
    } catch (error) {
      if (standing) {
        await render(standing).catch(() => undefined);
      }
      throw error;
    }
    if (!hasFallen) {
      before = standing;
    }
    standing = Demo;
    hasFallen = false;
  }

  async function bringBack(): Promise<void> {
    if (!isTouched && hasFallen) {
      if (!before) {
        return;
      }
      [standing, before] = [before, null];
    }
    hasFallen ||= !isTouched;
    // It is told of in the middle of React's work, in which nothing can be rendered at once.
    await Promise.resolve();
    // A loop that it fell by may end this time.
    startTask();
    if (standing) {
      await render(standing).catch(() => undefined);
    }
  }

  return {
    show,
    bringBack,
    reset: async () => {
      if (standing) {
        // A root that fell with its demo does not come back.
        root.unmount();
        root = createRoot(element);
        await render(standing);
      }
    },
  };
}
