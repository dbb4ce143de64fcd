/** An unchanged, removed or added line. */
export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
  /** 1-based line in the later text; for removed lines, in the earlier text. */
  readonly line: number;
}

/**
 * Maximum size of the table; for larger texts, everything between the first and the last difference counts as changed.
 */
const LARGEST_TABLE = 4_000_000;

/** Compares texts line by line with their longest common subsequence. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const start = countSame(old, now);
  const end = Math.min(
    countSame([...old].reverse(), [...now].reverse()),
    Math.min(old.length, now.length) - start,
  );
  const [oldMiddle, newMiddle] = [
    old.slice(start, old.length - end),
    now.slice(start, now.length - end),
  ];
  const same = (lines: readonly string[], from: number): DiffLine[] =>
    lines.map((text, index) => ({ kind: 'same', text, line: from + index + 1 }));
  return [
    ...same(now.slice(0, start), 0),
    ...compareMiddle(oldMiddle, newMiddle, start),
    ...same(now.slice(now.length - end), now.length - end),
  ];
}

function countSame(a: readonly string[], b: readonly string[]): number {
  const different = a.findIndex((line, index) => line !== b[index]);
  return different === -1 ? a.length : different;
}

function compareMiddle(old: readonly string[], now: readonly string[], offset: number): DiffLine[] {
  const isLarge = old.length * now.length > LARGEST_TABLE;
  const lengths = isLarge ? null : commonLengths(old, now);
  const width = now.length + 1;
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const isSame = i < old.length && j < now.length && old[i] === now[j] && lengths !== null;
    if (isSame) {
      lines.push({ kind: 'same', text: now[j]!, line: offset + j + 1 });
      i += 1;
      j += 1;
    } else if (
      i < old.length &&
      (j >= now.length || !lengths || lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!)
    ) {
      lines.push({ kind: 'removed', text: old[i]!, line: offset + i + 1 });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: now[j]!, line: offset + j + 1 });
      j += 1;
    }
  }
  return lines;
}

/** Computes the length of the longest common subsequence of the rest of both texts, for each pair of lines. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint32Array {
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        old[i] === now[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  return lengths;
}
