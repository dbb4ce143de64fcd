import { pathFrom, printPath, readPath } from '../client/choice';
import { commandFor, MANAGERS } from '../theme/Upgrade/FoundChanges';
import { readDeclared } from '../client/readDeclared';

describe('versions', () => {
  test('an upgrade always leads to a later version', () => {
    expect(pathFrom('v6', 'current')).toEqual({ from: 'v6', to: 'current' });
    expect(pathFrom('current', 'v6')).toEqual({ from: 'current', to: 'next' });
    expect(pathFrom('next', 'v6')).toEqual({ from: 'current', to: 'next' });
  });

  test('are read from the address, and invalid ones are corrected', () => {
    expect(readPath('?from=v4&to=next')).toEqual({ from: 'v4', to: 'next' });
    expect(readPath('?from=v9&to=v1')).toEqual({ from: 'v6', to: 'current' });
    expect(readPath(printPath({ from: 'v5', to: 'v6' }))).toEqual({ from: 'v5', to: 'v6' });
  });
});

test('formats commands for each package manager', () => {
  const plan = {
    install: ['@mui/x-data-grid@7.28.3', '@mui/material@^5.15.14'],
    uninstall: ['@mui/x-license-pro'],
  };
  expect(MANAGERS.map((manager) => commandFor(manager, plan))).toEqual([
    'npm uninstall @mui/x-license-pro\nnpm install @mui/x-data-grid@7.28.3 "@mui/material@^5.15.14"',
    'yarn remove @mui/x-license-pro\nyarn add @mui/x-data-grid@7.28.3 "@mui/material@^5.15.14"',
    'pnpm remove @mui/x-license-pro\npnpm add @mui/x-data-grid@7.28.3 "@mui/material@^5.15.14"',
    'bun remove @mui/x-license-pro\nbun add @mui/x-data-grid@7.28.3 "@mui/material@^5.15.14"',
  ]);
});

test('returns null for text that is not a package.json', () => {
  expect(readDeclared('{ "dependencies": { "react": "18" } }')).toEqual({ react: '18' });
  expect(readDeclared('react')).toBeNull();
});
