/**
 * Browser translators wrap text nodes in `<font>` elements or replace them. React keeps references to its own nodes and
 * calls `removeChild` or `insertBefore` on their former parents; the DOM then throws, and the page disappears. This
 * module makes both methods accept the replacing element instead of the original node.
 *
 * See https://github.com/facebook/react/issues/11538.
 */
const TRANSLATED = /(?:^|\s)translated-(?:ltr|rtl)(?:\s|$)/;

/** Observed replacements of text nodes by a translator. */
const replaced = new WeakMap<Node, Node>();

/** Makes `removeChild` and `insertBefore` resolve a wrapped or replaced node to the element in its place. */
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

/** Returns the child of a parent that is, contains or has replaced a node; `null` if there is none. */
function placeOf(parent: Node, node: Node): Node | null {
  let place: Node | null = node;
  while (place && place.parentNode !== parent) {
    place = place.parentNode ?? replaced.get(place) ?? null;
  }
  return place;
}

/** Records which element replaces a text node, from one step of a translator. */
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

/** Observes replacements only while the browser reports a translation, because observing costs time on other pages. */
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
