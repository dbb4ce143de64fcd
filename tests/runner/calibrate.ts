import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What the loop takes on the machine for which the budgets are written: two cores of a small cloud machine. */
const REFERENCE_MS = 400;
/** The site is built and looked at by as many at once; budgets are for two. */
const CORES = 2;

/** Hashing, sorting, parsing: what builds and checks spend their time with. Runs by itself, hence as text. */
const LOOP = `
  const { parentPort } = require('node:worker_threads');
  const { createHash } = require('node:crypto');
  const started = performance.now();
  let text = 'calibration';
  for (let round = 0; round < 60; round += 1) {
    const words = Array.from({ length: 4000 }, (_, index) => text.slice(0, 8) + ((index * 7919) % 4001));
    text = createHash('sha256').update(JSON.stringify(JSON.parse(JSON.stringify(words.sort())))).digest('hex');
  }
  parentPort.postMessage(performance.now() - started);
`;

/**
 * Measures how slow the machine is at the moment, beside the one that budgets are written for: 2 means that everything
 * takes twice as long. The same work is done on two cores at once.
 */
export async function calibrate(): Promise<number> {
  const loops = Math.min(CORES, availableParallelism());
  const times = await Promise.all(Array.from({ length: loops }, runLoop));
  // One core has to do the work of two.
  return (Math.max(...times) * (CORES / loops)) / REFERENCE_MS;
}

function runLoop(): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(LOOP, { eval: true });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
