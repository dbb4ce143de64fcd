import { afterPaint } from '../../../lib/browser/afterPaint';

/**
 * Hides the children that React removes from an element, and removes them once the browser has painted the next page
 * and is idle. Removing a long page can take longer than rendering the top of the next one.
 */
export function deferRemoval(parent: HTMLElement): void {
  const leaving = new Set<Node>();

  parent.removeChild = (node) => {
    if (!(node instanceof HTMLElement)) {
      return Node.prototype.removeChild.call(parent, node) as typeof node;
    }
    leaving.add(node);
    node.inert = true;
    node.dataset.leaving = '';
    afterPaint(() => {
      leaving.delete(node);
      node.remove();
    });
    return node;
  };

  // Lookups by id and of the first heading must find the new page, so insert it before the hidden ones.
  parent.appendChild = (node) => parent.insertBefore(node, [...leaving].at(-1) ?? null);
}
