/** Red, green and blue from 0 to 1, gamma-encoded. */
export type Rgb = readonly [number, number, number];

/** @param color `#rrggbb` */
export function parseHex(color: string): Rgb {
  const channel = (start: number): number =>
    Number.parseInt(color.slice(start, start + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** Formats a color as `#rrggbb`. */
export function formatHex(color: Rgb): string {
  const digits = color.map((each) =>
    Math.round(each * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** Returns the color of a translucent layer on an opaque background. */
export function blend([r, g, b]: Rgb, [r0, g0, b0]: Rgb, opacity: number): Rgb {
  const mix = (above: number, below: number): number => above * opacity + below * (1 - opacity);
  return [mix(r, r0), mix(g, g0), mix(b, b0)];
}

/** Removes the gamma encoding of a channel (IEC 61966-2-1). */
export const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Adds the gamma encoding to a channel, and clips it to the range of the screen. */
export const fromLinear = (channel: number): number => {
  const clipped = Math.min(1, Math.max(0, channel));
  return clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
};
