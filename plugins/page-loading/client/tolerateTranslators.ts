/**
 * Translators of browsers put text nodes into `<font>` elements, or others in their place. React keeps its own nodes and
 * asks their parents to remove them, or to put something before them; the DOM then throws, and the page is gone. Here
 * the element stands in for the node that it has taken the place of.
 *
 * See https://github.com/facebook/react/issues/11538.
 */
const TRANSLATED = /(?:^|\s)translated-(?:ltr|rtl)(?:\s|$)/;

/** What has the place of text that a translator has replaced, as far as it was seen. */
const replaced = new WeakMap<Node, Node>();

/** Makes the two methods take a wrapped or replaced node for what has its place. */
export function tolerateTranslators(prototype: Node): void {
  const { removeChild, insertBefore } = prototype;
  Object.assign(prototype, {
    removeChild<Child extends Node>(this: Node, child: Child): Child {
      if (child.parentNode === this) {
        return removeChild.call(this, child) as Child;
      }
      const place = placeOf(this, child);
      if (place) {
        removeChild.call(this, place);
      }
      return child;
    },
    insertBefore<Child extends Node>(this: Node, added: Child, before: Node | null): Child {
      const isOwn = before === null || before.parentNode === this;
      return insertBefore.call(this, added, isOwn ? before : placeOf(this, before)) as Child;
    },
  });
}

/** The child of a parent that is, holds or has replaced a node; `null` when there is none. */
function placeOf(parent: Node, node: Node): Node | null {
  let place: Node | null = node;
  while (place && place.parentNode !== parent) {
    place = place.parentNode ?? replaced.get(place) ?? null;
  }
  return place;
}

/** Remembers what takes the place of text, in one step of a translator. */
export function noteReplacements(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, nextSibling, previousSibling } of records) {
    const [removed] = removedNodes;
    const candidates = [addedNodes[0], previousSibling, nextSibling];
    const added = candidates.find((near) => near?.nodeName === 'FONT');
    if (removed?.nodeType === Node.TEXT_NODE && removed.parentNode === null && added) {
      replaced.set(removed, added);
    }
  }
}

/** Looks at what is replaced from when the browser says that it translates: on other pages that would only cost time. */
function watchTranslators(): void {
  const root = document.documentElement;
  const translation = new MutationObserver(noteReplacements);
  const start = () => {
    if (TRANSLATED.test(root.className)) {
      translation.observe(document.body, { childList: true, subtree: true });
    } else {
      translation.disconnect();
    }
  };
  new MutationObserver(start).observe(root, { attributes: true, attributeFilter: ['class'] });
  start();
}

if (typeof document !== 'undefined') {
  tolerateTranslators(Node.prototype);
  watchTranslators();
}
