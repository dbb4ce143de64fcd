import type { Part } from './readParts';

/**
 * Returns the innermost part at a point of the window; `null` if there is none.
 *
 * Compares rectangles, because the browser's hit tests ignore inert elements.
 */
export function findPartAt(parts: readonly Part[], x: number, y: number): Part | null {
  let found: { part: Part; element: Element } | null = null;
  for (const part of parts) {
    for (const element of part.elements) {
      if (isOver(element, x, y) && (!found || found.element.contains(element))) {
        found = { part, element };
      }
    }
  }
  return found?.part ?? null;
}

function isOver(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
}
