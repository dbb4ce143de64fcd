import { render } from '@testing-library/react';
import Box from '@mui/material/Box';
import Grid2 from '@mui/material/Grid2';
import { createTheme } from '@mui/material/styles';
import { major, minor, patch, version } from '@mui/material/version';

const { existsSync, readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
const { dirname, join } = jest.requireActual<typeof import('node:path')>('node:path');
const { spawnSync } = jest.requireActual<typeof import('node:child_process')>('node:child_process');

const manifestPath = require.resolve('@mui/material/package.json');
const hasFolder = (name: string) => existsSync(join(dirname(manifestPath), name));
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, unknown> & {
  version: string;
  peerDependencies: Record<'react' | 'react-dom' | '@types/react', string>;
  engines: Record<string, string>;
};

const majorsOf = (range: string) => range.split(' || ');

describe('#browsers', () => {
  test('The styling engine adds vendor prefixes in the browser and on the server, such as `-webkit-user-select` for Safari', () => {
    render(<Box sx={{ userSelect: 'none', order: 41 }} />);
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const css = rules.map((rule) => rule.cssText.replace(/\s/g, '')).join('');
    expect(css).toContain('-webkit-user-select:none');
    const result = spawnSync(
      process.execPath,
      [
        '-e',
        `const React = require('react');
         const Box = require('@mui/material/Box').default;
         const { renderToString } = require('react-dom/server');
         console.log(renderToString(React.createElement(Box, { sx: { userSelect: 'none' } })));`,
      ],
      { encoding: 'utf8' },
    );
    expect(result.stdout).toContain('-webkit-user-select:none');
  }, 60_000);
});

describe('#newer-features', () => {
  test('`theme.containerQueries` generates `@container` rules', () => {
    const { containerQueries } = createTheme();
    expect(containerQueries.up('sm')).toBe('@container (min-width:600px)');
    expect(containerQueries('card').down(400)).toMatch(/^@container card \(max-width:/);
  });
});

describe('#older-browsers', () => {
  test('and the package has no folder `legacy`', () => {
    expect(hasFolder('modern')).toBe(true);
    expect(hasFolder('legacy')).toBe(false);
  });

  test('Your bundler can compile the syntax of `node_modules` for older browsers, but the styles are generated while the application runs: `Grid2`, for example, depends on the property `gap`', () => {
    const generated = () =>
      [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((r) => r.cssText);
    for (const direction of ['row', 'column'] as const) {
      const before = new Set(generated());
      render(<Grid2 container spacing={2} direction={direction} />);
      const added = generated().filter((rule) => !before.has(rule));
      expect(added.join('')).toMatch(/[\s;{]gap: ?var\(--Grid-rowSpacing\)/);
    }
  });
});

describe('#react', () => {
  test('The peer dependencies of the package accept React 17, 18 and 19', () => {
    expect(manifest.version).toMatch(/^6\.5\./);
    for (const name of ['react', 'react-dom'] as const) {
      expect(majorsOf(manifest.peerDependencies[name])).toEqual(['^17.0.0', '^18.0.0', '^19.0.0']);
    }
  });

  test('`version` from `@mui/material/version` is a string; `major`, `minor` and `patch` are numbers', () => {
    expect(version).toBe(manifest.version);
    expect([major, minor, patch]).toEqual(manifest.version.split('.').map(Number));
  });
});

describe('#typescript', () => {
  test('Install the version of `@types/react` that matches your major version of React; the package accepts 17, 18 and 19', () => {
    expect(manifest.peerDependencies['@types/react']).toBe(manifest.peerDependencies.react);
    expect(majorsOf(manifest.peerDependencies['@types/react'])).toHaveLength(3);
  });
});

describe('#server', () => {
  test('`engines` in the `package.json` requires Node.js 14 or newer', () => {
    expect(manifest.engines).toEqual({ node: '>=14.0.0' });
  });

  test("Dialogs, temporary drawers, menus and other overlays in a portal don't add their content to the HTML there, even if they are open", () => {
    const result = spawnSync(
      process.execPath,
      [
        '-e',
        `const React = require('react');
         const material = require('@mui/material');
         const { renderToStaticMarkup } = require('react-dom/server');
         const show = (name, props) => {
           const child = React.createElement('p', null, 'Text');
           const overlay = React.createElement(material[name], { open: true, ...props }, child);
           console.log(name + ': ' + renderToStaticMarkup(overlay).includes('Text'));
         };
         for (const name of ['Dialog', 'Drawer', 'SwipeableDrawer', 'Menu', 'Popover', 'Modal', 'Popper', 'Portal']) {
           show(name);
         }
         show('Dialog', { keepMounted: true });
         show('Dialog', { disablePortal: true });
         show('Drawer', { variant: 'permanent' });
         show('Snackbar');`,
      ],
      { encoding: 'utf8' },
    );
    expect(result.stdout.trim().split('\n')).toEqual([
      'Dialog: false',
      'Drawer: false',
      'SwipeableDrawer: false',
      'Menu: false',
      'Popover: false',
      'Modal: false',
      'Popper: false',
      'Portal: false',
      'Dialog: false',
      'Dialog: true',
      'Drawer: true',
      'Snackbar: true',
    ]);
  }, 60_000);
});

describe('#modules', () => {
  test('The package has no `exports`', () => {
    expect(manifest).not.toHaveProperty('exports');
    expect(manifest).toMatchObject({ main: './node/index.js', module: './index.js' });
  });

  test('The package has no UMD build', () => {
    expect(hasFolder('node')).toBe(true);
    expect(hasFolder('umd')).toBe(false);
  });
});

describe('#troubleshooting', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });

  test("Node.js itself can't import a path such as `@mui/material/Button` in an ES module", () => {
    for (const path of ['Button', 'styles', 'Grid2']) {
      const failed = run(
        '--input-type=module',
        '-e',
        `await import('@mui/material/${path}').catch((error) => console.log(error.code));`,
      );
      expect(failed.stdout.trim()).toBe('ERR_UNSUPPORTED_DIR_IMPORT');
      const required = run('-e', `console.log(typeof require('@mui/material/${path}'))`);
      expect(required.stdout.trim()).toBe('object');
    }
    const whole = run(
      '--input-type=module',
      '-e',
      `import { Button } from '@mui/material'; console.log(typeof Button);`,
    );
    expect(whole.stdout.trim()).toBe('object');
  }, 60_000);
});
