export { problem, type Observation } from './problem.ts';
