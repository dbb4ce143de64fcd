/** Properties that a drawing depends on. As attributes, drawing programs support them too. */
const PROPERTIES = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-opacity', 'stroke-width', 'stroke-dasharray'],
  ...['stroke-linecap', 'stroke-linejoin', 'opacity', 'color', 'visibility', 'paint-order'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing'],
  ...['text-anchor', 'dominant-baseline', 'direction', 'transform', 'clip-path', 'mask'],
];
/** Sizes and positions of bars are CSS as well. */
const RECT = ['x', 'y', 'width', 'height', 'rx', 'ry'];

/**
 * Returns the text of an SVG file of a chart, with its colors and fonts on the page.
 *
 * @param svg element of the chart, from its `ref`
 * @param background color behind the chart; without one, the file is transparent
 */
export function chartToSvg(svg: SVGSVGElement, background?: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];

  copies.forEach((element, index) => {
    const styles = getComputedStyle(originals[index]!);
    const names = element.tagName === 'rect' ? [...PROPERTIES, ...RECT] : PROPERTIES;
    for (const name of names) {
      const value = styles.getPropertyValue(name);
      if (value !== '' && value !== 'auto' && value !== 'none') {
        element.setAttribute(name, value);
      } else if (value === 'none' && (name === 'fill' || name === 'stroke')) {
        element.setAttribute(name, value);
      }
    }
    element.removeAttribute('style');
    element.removeAttribute('class');
  });

  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  copy.removeAttribute('aria-hidden');
  if (background !== undefined) {
    const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    rect.setAttribute('width', '100%');
    rect.setAttribute('height', '100%');
    rect.setAttribute('fill', background);
    copy.prepend(rect);
  }
  return new XMLSerializer().serializeToString(copy);
}
