import { runJest } from '../runner/runJest.ts';
import type { Stage } from '../runner/types.ts';

export const browserClaims: Stage = {
  name: 'browser-claims',
  title: 'What pages say about layout and keys, on the built pages',
  budgetSeconds: 60,
  fast: false,
  needs: 'build',
  run: () => runJest(['browser-claims']),
};
