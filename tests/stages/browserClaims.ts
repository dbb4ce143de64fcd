import { runPlaywright } from '../runner/runPlaywright.ts';
import type { Stage } from '../runner/types.ts';

export const browserClaims: Stage = {
  name: 'browser-claims',
  title: 'What pages say about layout and keys, on the built pages',
  fast: false,
  needs: 'build',
  run: () => runPlaywright(['--project=claims-*']),
};
