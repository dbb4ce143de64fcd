import { runJest } from '../runner/runJest.ts';
import type { Stage } from '../runner/types.ts';

export const units: Stage = {
  name: 'units',
  title: 'Jest: plugins, components, scripts and server',
  fast: true,
  run: () => runJest(['node', 'jsdom']),
};
