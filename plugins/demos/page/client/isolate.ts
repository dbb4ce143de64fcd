/**
 * Makes everything on the page inert except an element and what opens later as a child of the body, such as the menus of a
 * demo.
 *
 * @returns a function that undoes it
 */
export function isolate(element: HTMLElement): () => void {
  const changed: HTMLElement[] = [];
  for (let kept = element; kept.parentElement; kept = kept.parentElement) {
    for (const sibling of kept.parentElement.children) {
      if (
        sibling !== kept &&
        sibling instanceof HTMLElement &&
        !sibling.inert &&
        canBeInert(sibling)
      ) {
        sibling.inert = true;
        changed.push(sibling);
      }
    }
    if (kept.parentElement === document.body) {
      break;
    }
  }
  document.documentElement.dataset.workbench = '';
  return () => {
    changed.forEach((each) => {
      each.inert = false;
    });
    delete document.documentElement.dataset.workbench;
  };
}

const canBeInert = ({ localName }: Element): boolean => !/^(?:script|style|link)$/.test(localName);
