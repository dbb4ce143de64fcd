/** How the lists of a reference page are laid out. */
export type Density = 'table' | 'list' | 'compact';

export const DENSITIES: readonly Density[] = ['table', 'list', 'compact'];

const KEY = 'api-density';

/**
 * Says on the root element which density was chosen. Its source text runs in the head of every page,
 * before anything is painted: it must not refer to anything.
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

/** The density on screen. */
export function readDensity(): Density {
  const marked = document.documentElement.dataset.apiDensity;
  return DENSITIES.find((density) => density === marked) ?? 'list';
}

const listeners = new Set<() => void>();

/** Hears changes of the density; returns what ends that. */
export function watchDensity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lays all lists out again, and remembers it for the next page. */
export function storeDensity(density: Density): void {
  document.documentElement.dataset.apiDensity = density;
  listeners.forEach((listener) => listener());
  try {
    localStorage.setItem(KEY, density);
  } catch {
    // The choice holds for this page.
  }
}
