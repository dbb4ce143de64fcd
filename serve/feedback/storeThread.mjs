/** Registers the TypeScript loader, which threads do not inherit. */
import { tsImport } from 'tsx/esm/api';

await tsImport('./runStore.ts', import.meta.url);
