import { afterPaint } from '../../../lib/browser/afterPaint';

/**
 * Lets what React takes out of an element stay in it, unseen and behind what comes in, until the browser has painted the
 * next page and is idle: to take a long page apart can last longer than to render the beginning of another one.
 */
export function letLinger(parent: HTMLElement): void {
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

  // What has the same id or is the first heading must be found in the new page.
  parent.appendChild = (node) => parent.insertBefore(node, [...leaving].at(-1) ?? null);
}
