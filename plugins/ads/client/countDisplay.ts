/** Fetches the advertisers' counting pixels and ignores the responses. */
export function countDisplay(pixels: readonly string[]): void {
  for (const address of pixels) {
    const pixel = new Image();
    pixel.referrerPolicy = 'strict-origin-when-cross-origin';
    pixel.src = address;
  }
}
