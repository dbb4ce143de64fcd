import { version } from '@mui/material/version';

const { existsSync, readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
const { dirname, join } = jest.requireActual<typeof import('node:path')>('node:path');

const manifestPath = require.resolve('@mui/material/package.json');
const packageDir = dirname(manifestPath);
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as {
  bugs: { url: string };
  license: string;
  version: string;
};

describe('#bug', () => {
  test('Its address is also in the `package.json`', () => {
    expect(manifest.bugs).toEqual({ url: 'https://github.com/mui/material-ui/issues' });
  });
});

describe('#reproduction', () => {
  test('`version` shows the version that is loaded', () => {
    expect(version).toBe(manifest.version);
    for (const folder of ['', 'node', 'modern']) {
      const file = readFileSync(join(packageDir, folder, 'version', 'index.js'), 'utf8');
      expect(file).toContain(`"${manifest.version}"`);
    }
  });
});

describe('#license', () => {
  test('`@mui/material` has the MIT license', () => {
    expect(manifest.license).toBe('MIT');
    expect(existsSync(join(packageDir, 'LICENSE'))).toBe(true);
    expect(readFileSync(join(packageDir, 'LICENSE'), 'utf8')).toMatch(/^The MIT License/);
  });
});
