type Color = [red: number, green: number, blue: number, alpha: number];

/** Lets the browser turn any CSS color into four numbers. */
function parseColor(text: string): Color {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) {
    return [0, 0, 0, 1];
  }
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

const blend = ([r, g, b, alpha]: Color, [x, y, z]: Color): Color => [
  r * alpha + x * (1 - alpha),
  g * alpha + y * (1 - alpha),
  b * alpha + z * (1 - alpha),
  1,
];

/** What is seen behind an element: its own background over those of its parents. */
function backgroundOf(element: Element | null): Color {
  if (!element) {
    return [255, 255, 255, 1];
  }
  const own = parseColor(getComputedStyle(element).backgroundColor);
  return own[3] === 1 ? own : blend(own, backgroundOf(element.parentElement));
}

/** Relative luminance as WCAG 2 defines it. */
function luminance([red, green, blue]: Color): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of a color of an element, such as its text, with what is behind it: from 1 to 21. */
export function contrastOf(element: Element, property: 'color' | 'outlineColor'): number {
  const back = backgroundOf(element);
  const front = blend(parseColor(getComputedStyle(element)[property]), back);
  const [dark, light] = [luminance(front), luminance(back)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}
