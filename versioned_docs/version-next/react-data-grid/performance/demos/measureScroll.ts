export interface Frames {
  /** Milliseconds between two frames, on average. */
  average: number;
  /** The longest of them. */
  longest: number;
}

const FRAMES = 90;

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Scrolls for 90 frames, two hundred pixels each, and takes the time between them. */
export async function measureScroll(scrollTo: (top: number) => void): Promise<Frames> {
  const times = [await nextFrame()];
  for (let frame = 1; frame <= FRAMES; frame += 1) {
    scrollTo(frame * 200);
    times.push(await nextFrame());
  }
  const gaps = times.slice(1).map((time, index) => time - times[index]);
  return { average: (times[FRAMES] - times[0]) / FRAMES, longest: Math.max(...gaps) };
}

/** Milliseconds until what `change` asks for `isThere`, and the browser has painted it. */
export async function measurePaint(change: () => void, isThere: () => boolean): Promise<number> {
  const start = performance.now();
  change();
  do {
    await nextFrame();
  } while (!isThere());
  await nextFrame();
  return performance.now() - start;
}
