/** Layout of the lists on a reference page. */
export type Density = 'table' | 'list' | 'compact';

export const DENSITIES: readonly Density[] = ['table', 'list', 'compact'];

const KEY = 'api-density';

/**
 * Sets the stored density on the root element. Its source text runs in the head of every page before the first paint,
 * so it must not refer to anything outside the function.
 */
export function markDensity(root: HTMLElement): void {
  try {
    const stored = localStorage.getItem('api-density');
    if (stored === 'table' || stored === 'compact') {
      root.dataset.apiDensity = stored;
    }
  } catch {
    // Without storage there is no choice to remember.
  }
}

/** Returns the current density. */
export function readDensity(): Density {
  const marked = document.documentElement.dataset.apiDensity;
  return DENSITIES.find((density) => density === marked) ?? 'list';
}

const listeners = new Set<() => void>();

/** Subscribes to changes of the density; returns a function that unsubscribes. */
export function watchDensity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies a density to all lists and stores it for the next page. */
export function storeDensity(density: Density): void {
  document.documentElement.dataset.apiDensity = density;
  listeners.forEach((listener) => listener());
  try {
    localStorage.setItem(KEY, density);
  } catch {
    // Without storage, the choice applies to this page only.
  }
}
