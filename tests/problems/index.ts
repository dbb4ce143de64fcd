export type { Observation } from './judge.ts';
export { problem } from './problem.ts';
