/** Fetches the addresses by which advertisers count; what becomes of them is of no concern to the page. */
export function countDisplay(pixels: readonly string[]): void {
  for (const address of pixels) {
    const pixel = new Image();
    pixel.referrerPolicy = 'strict-origin-when-cross-origin';
    pixel.src = address;
  }
}
