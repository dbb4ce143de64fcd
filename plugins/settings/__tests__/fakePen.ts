/** Values that `fillStyle` returns in browsers for the colors assigned to it; jsdom has no canvas. */
const SAID: Readonly<Record<string, string>> = {
  '#000': '#000000',
  '#fff': '#ffffff',
  '#fff8': 'rgba(255, 255, 255, 0.533)',
  teal: '#008080',
  'rgb(11 107 117)': '#0b6b75',
  currentColor: '#000000',
  'rgb(0 0 0 / 50%)': 'rgba(0, 0, 0, 0.5)',
  'oklch(0.7 0.1 200)': 'oklch(0.7 0.1 200)',
  'oklch(0.7 0.1 200 / 50%)': 'oklch(0.7 0.1 200 / 0.5)',
  'color-mix(in srgb, red, blue)': 'color(srgb 0.5 0 0.5)',
  'color-mix(in srgb, currentColor, red)': 'color(srgb 0.5 0 0)',
  'color(display-p3 1 0 0)': 'color(display-p3 1 0 0)',
};

/** Pixels that Chromium draws, by the value of `fillStyle`. */
const DRAWN: Readonly<Record<string, readonly number[]>> = {
  'rgba(255, 255, 255, 0.533)': [255, 255, 255, 136],
  'rgba(0, 0, 0, 0.5)': [0, 0, 0, 128],
  'oklch(0.7 0.1 200)': [64, 177, 183, 255],
  'oklch(0.7 0.1 200 / 0.5)': [64, 177, 183, 128],
  'color(srgb 0.5 0 0.5)': [128, 0, 128, 255],
  'color(srgb 0.5 0 0)': [128, 0, 0, 255],
  'color(display-p3 1 0 0)': [255, 0, 0, 255],
};

/** Mocks the 2D context of canvases, which parses colors as browsers do. */
export function fakePen(): void {
  let color = '#000000';
  const pen = {
    get fillStyle() {
      return color;
    },
    set fillStyle(given: string) {
      color = SAID[given] ?? color;
    },
    fillRect: () => undefined,
    getImageData: () => ({ data: DRAWN[color] }),
  };
  HTMLCanvasElement.prototype.getContext = (() => pen) as never;
}
