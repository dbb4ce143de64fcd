import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 500;
const PAGE_BYTES = 4096;

/** Watches the memory of all processes that this process starts. */
export interface MemoryWatch {
  /** Peak of their total memory so far; 0 where the system does not report it. */
  readonly peakBytes: () => number;
  readonly stop: () => void;
}

/**
 * Starts sampling twice a second.
 *
 * @param root id of the process whose descendants are measured
 */
export function watchMemory(root = process.pid): MemoryWatch {
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryBelow(root));
  }, SAMPLE_MS);
  return { peakBytes: () => peak, stop: () => clearInterval(sampling) };
}

/** Returns the resident memory of a process's descendants, from Linux's `/proc`. */
function memoryBelow(root: number): number {
  const children = new Map<number, { pid: number; bytes: number }[]>();
  for (const pid of processIds()) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const parent = Number(fields[1]);
      const bytes = Number(fields[21]) * PAGE_BYTES;
      children.set(parent, [...(children.get(parent) ?? []), { pid, bytes }]);
    } catch {
      // The process ended between the two reads.
    }
  }
  const sum = (pid: number): number =>
    (children.get(pid) ?? []).reduce((total, child) => total + child.bytes + sum(child.pid), 0);
  return sum(root);
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}
