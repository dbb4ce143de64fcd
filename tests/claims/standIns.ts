/**
 * Adds SVG methods that charts call on pointer events and that jsdom lacks. Because jsdom has no layout, viewport
 * coordinates are also the coordinates of the chart.
 */
export function addSvgPoints(): void {
  Object.assign(SVGElement.prototype, {
    createSVGPoint: () => ({
      x: 0,
      y: 0,
      matrixTransform() {
        return this;
      },
    }),
    getScreenCTM: () => ({ inverse: () => ({}) }),
  });
  Object.assign(Element.prototype, { hasPointerCapture: () => false });
}

/** Adds media queries, which jsdom lacks, with the results of a desktop with a mouse. */
export function addMouse(): void {
  window.matchMedia = (media) => ({
    media,
    matches: media === '(pointer: fine)',
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  });
}
