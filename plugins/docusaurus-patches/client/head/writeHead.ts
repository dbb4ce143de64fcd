import type { HeadContent, HeadElement } from './mergeHead';

/** Marks elements written by the server or by `writeHead`, and lists the attributes they wrote. */
const MARK = 'data-rh';

/** Updates the document's head and attributes, leaving elements that are already correct untouched. */
export function writeHead({ title, html, body, elements }: HeadContent): void {
  if (title !== undefined && document.title !== title) {
    document.title = title;
  }
  writeAttributes(document.documentElement, html);
  writeAttributes(document.body, body);
  const old = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
  const made = elements.map(createElement);
  old.filter((each) => !made.some((one) => one.isEqualNode(each))).forEach((each) => each.remove());
  document.head.append(...made.filter((each) => !old.some((one) => one.isEqualNode(each))));
}

function createElement({ name, attributes, text }: HeadElement): Element {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries({ ...attributes, [MARK]: 'true' })) {
    element.setAttribute(attribute, value);
  }
  element.textContent = text;
  return element;
}

function writeAttributes(element: Element, attributes: HeadElement['attributes']): void {
  const names = Object.keys(attributes);
  const before = element.getAttribute(MARK)?.split(',') ?? [];
  before.filter((name) => !names.includes(name)).forEach((name) => element.removeAttribute(name));
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
  if (names.length > 0) {
    element.setAttribute(MARK, names.join());
  } else {
    element.removeAttribute(MARK);
  }
}
