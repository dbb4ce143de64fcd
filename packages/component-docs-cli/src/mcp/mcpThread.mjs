/** Threads do not get what lets Node run TypeScript; some of it is imported later, when a question needs it. */
import { register as registerRequire } from 'tsx/cjs/api';
import { register } from 'tsx/esm/api';

registerRequire();
register();
await import('./runThread.ts');
