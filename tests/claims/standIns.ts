/**
 * Adds what charts ask for on pointer events and jsdom lacks. It has no layout: coordinates of the window are those of
 * the chart.
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

/** Lets jsdom, which has no media queries, answer them as a desktop with a mouse does. */
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
