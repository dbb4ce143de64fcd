/** Colours as the pens of canvases say them in browsers; jsdom has none. */
const SAID: Readonly<Record<string, string>> = {
  '#000': '#000000',
  '#fff': '#ffffff',
  '#fff8': 'rgba(255, 255, 255, 0.533)',
  teal: '#008080',
  'rgb(11 107 117)': '#0b6b75',
  currentColor: '#000000',
  'rgb(0 0 0 / 50%)': 'rgba(0, 0, 0, 0.5)',
  'color(display-p3 1 0 0)': 'color(display-p3 1 0 0)',
};

/** Gives canvases a pen that takes colours as a browser's does. */
export function fakePen(): void {
  let color = '#000000';
  const pen = {
    get fillStyle() {
      return color;
    },
    set fillStyle(given: string) {
      color = SAID[given] ?? color;
    },
  };
  HTMLCanvasElement.prototype.getContext = (() => pen) as never;
}
