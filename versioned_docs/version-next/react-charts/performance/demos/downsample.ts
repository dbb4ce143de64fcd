/** Points of a line, by their index in the original data. */
export interface Sample {
  x: number[];
  y: number[];
}

const pick = (values: readonly number[], kept: readonly number[]): Sample => ({
  x: [...kept],
  y: kept.map((index) => values[index]!),
});

/** Keeps the lowest and the highest value of each bucket, in their order: no peak is lost. */
export function minMax(values: readonly number[], buckets: number): Sample {
  const size = Math.max(1, values.length / buckets);
  const kept: number[] = [];
  for (let start = 0; start < values.length; start += size) {
    const from = Math.floor(start);
    const to = Math.min(values.length, Math.floor(start + size));
    let low = from;
    let high = from;
    for (let index = from; index < to; index += 1) {
      if (values[index]! < values[low]!) low = index;
      if (values[index]! > values[high]!) high = index;
    }
    kept.push(...(low === high ? [low] : [low, high].sort((a, b) => a - b)));
  }
  return pick(values, kept);
}

/** Largest triangle three buckets: of each bucket, the value that changes the shape of the line most. */
export function lttb(values: readonly number[], count: number): Sample {
  const last = values.length - 1;
  if (count >= values.length || count < 3) {
    return pick(
      values,
      values.map((_, index) => index),
    );
  }
  const size = (values.length - 2) / (count - 2);
  const startOf = (bucket: number) => Math.floor(bucket * size) + 1;
  const kept = [0];
  for (let bucket = 0; bucket < count - 2; bucket += 1) {
    const previous = kept.at(-1)!;
    const nextStart = startOf(bucket + 1);
    const nextEnd = Math.min(values.length, startOf(bucket + 2));
    let sum = 0;
    for (let index = nextStart; index < nextEnd; index += 1) sum += values[index]!;
    const middle = (nextStart + nextEnd - 1) / 2;
    const mean = sum / (nextEnd - nextStart);
    let best = startOf(bucket);
    let largest = -1;
    for (let index = startOf(bucket); index < nextStart; index += 1) {
      const area = Math.abs(
        (previous - middle) * (values[index]! - values[previous]!) -
          (previous - index) * (mean - values[previous]!),
      );
      if (area > largest) {
        largest = area;
        best = index;
      }
    }
    kept.push(best);
  }
  return pick(values, [...kept, last]);
}
