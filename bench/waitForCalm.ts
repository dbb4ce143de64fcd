import { cpus } from 'node:os';

const BUSY = 0.15;
const SAMPLE_MS = 2_000;

/** Waits until the CPUs are idle, so that other work does not distort a measurement; gives up after a time limit. */
export async function waitForCalm(longestMs: number): Promise<void> {
  const deadline = Date.now() + longestMs;
  while ((await busyShare()) > BUSY && Date.now() < deadline) {
    // Each check takes two seconds itself.
  }
}

async function busyShare(): Promise<number> {
  const before = readTimes();
  await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
  const after = readTimes();
  return 1 - (after.idle - before.idle) / Math.max(1, after.total - before.total);
}

function readTimes(): { idle: number; total: number } {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, cpu) => sum + cpu.idle, 0);
  const total = times.reduce(
    (sum, { user, nice, sys, irq, idle: idleTime }) => sum + user + nice + sys + irq + idleTime,
    0,
  );
  return { idle, total };
}
