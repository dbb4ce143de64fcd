import { chartToSvg } from './chartToSvg';

interface PngOptions {
  /** Pixels of the image for each CSS pixel of the chart. */
  scale?: number;
  background?: string;
}

/** Draws a chart into a canvas and returns a PNG. */
export async function chartToPng(
  svg: SVGSVGElement,
  { scale = 2, background = '#fff' }: PngOptions = {},
): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(chartToSvg(svg, background))}`;
  await image.decode();

  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) {
        reject(new Error('The image is larger than this browser can draw.'));
      } else {
        resolve(blob);
      }
    }, 'image/png');
  });
}
