/** An element that shows a component by the demo beside the page that is named after both. */
export type ComponentElement = 'Anatomy' | 'Controls';

const ELEMENTS: readonly ComponentElement[] = ['Anatomy', 'Controls'];

/** The demo behind `<Anatomy of="DatePicker" />`: `DatePickerAnatomy`. */
export function componentDemo(element: ComponentElement, component: string): string {
  return `${component}${element}`;
}

/** Tells whether an element of a page shows a component in that way. */
export function isComponentElement(name: string | null): name is ComponentElement {
  return ELEMENTS.some((element) => element === name);
}

/** The module with what the reference says of a component for such an element. */
export function componentFacts(element: ComponentElement, version: string, component: string) {
  return `@generated/${element.toLowerCase()}/${version}/${component}`;
}

/** The element that shows a demo on a page. */
export function elementFor(demo: string): string {
  const element = ELEMENTS.find((each) => demo.endsWith(each));
  return element
    ? `<${element} of="${demo.slice(0, -element.length)}" />`
    : `<Demo id="${demo}" />`;
}
