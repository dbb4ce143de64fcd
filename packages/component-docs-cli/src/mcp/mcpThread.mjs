/** Threads do not inherit what lets Node run TypeScript. */
import { tsImport } from 'tsx/esm/api';

await tsImport('./runThread.ts', import.meta.url);
