/**
 * Element that shows a component with a demo in the page's folder, which is named after the component and the element.
 */
export type ComponentElement = 'Anatomy' | 'Controls';

const ELEMENTS: readonly ComponentElement[] = ['Anatomy', 'Controls'];

/** Returns the demo of `<Anatomy of="DatePicker" />`: `DatePickerAnatomy`. */
export function componentDemo(element: ComponentElement, component: string): string {
  return `${component}${element}`;
}

/** Returns whether an element of a page shows a component in this way. */
export function isComponentElement(name: string | null): name is ComponentElement {
  return ELEMENTS.some((element) => element === name);
}

/** Returns the module with the API data of the element's component. */
export function componentFacts(element: ComponentElement, version: string, component: string) {
  return `@generated/demos/${element.toLowerCase()}/${version}/${component}`;
}

/** Element that shows a demo on a page. */
export function elementFor(demo: string): string {
  const element = ELEMENTS.find((each) => demo.endsWith(each));
  return element
    ? `<${element} of="${demo.slice(0, -element.length)}" />`
    : `<Demo id="${demo}" />`;
}
