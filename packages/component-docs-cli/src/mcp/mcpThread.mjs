/** Registers the TypeScript loader, which threads do not inherit; some modules are imported later. */
import { register as registerRequire } from 'tsx/cjs/api';
import { register } from 'tsx/esm/api';

registerRequire();
register();
await import('./runThread.ts');
