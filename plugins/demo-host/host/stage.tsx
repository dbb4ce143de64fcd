import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { HostRoot } from './HostRoot';

/** Where the host shows one demo at a time. */
export interface Stage {
  /** Resolves when the demo stands; rejects with what it throws, and brings back the last one that stood. */
  readonly show: (Demo: ComponentType) => Promise<void>;
  /** Mounts the last demo that stood anew. */
  readonly reset: () => Promise<void>;
}

/** @param onCrash told when a demo that stood falls later */
export function createStage(element: HTMLElement, onCrash: (error: unknown) => void): Stage {
  let root: Root = createRoot(element);
  let generation = 0;
  let standing: ComponentType | null = null;

  function render(Demo: ComponentType): Promise<void> {
    generation += 1;
    return new Promise((resolve, reject) => {
      let stands = false;
      root.render(
        <HostRoot
          key={generation}
          Demo={Demo}
          onShown={() => {
            stands = true;
            resolve();
          }}
          onCrash={(error) => (stands ? onCrash(error) : reject(error as Error))}
        />,
      );
    });
  }

  async function show(Demo: ComponentType): Promise<void> {
    try {
      await render(Demo);
      standing = Demo;
    } catch (error) {
      if (standing) {
        await render(standing).catch(() => undefined);
      }
      throw error;
    }
  }

  return {
    show,
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
