const { existsSync, readdirSync, readFileSync } =
  jest.requireActual<typeof import('node:fs')>('node:fs');
const path = jest.requireActual<typeof import('node:path')>('node:path');

const DEPRECATIONS = path.resolve('node_modules/@mui/codemod/node/deprecations');

describe('#prepare', () => {
  test("`deprecations/all` doesn't run `badge-props`, `list-item-props` and `speed-dial-action-props`", () => {
    const { version } = JSON.parse(
      readFileSync(path.resolve('node_modules/@mui/codemod/package.json'), 'utf8'),
    ) as { version: string };
    expect(version).toMatch(/^6\.5\./);
    const all = readFileSync(path.join(DEPRECATIONS, 'all/deprecations-all.js'), 'utf8');
    const codemods = readdirSync(DEPRECATIONS).filter(
      (name) => existsSync(path.join(DEPRECATIONS, name, 'index.js')) && name !== 'all',
    );
    expect(codemods.length).toBeGreaterThan(40);
    // The utilities are no codemod.
    const isRun = (name: string) => all.includes(`require("../${name}")`);
    expect(codemods.filter((name) => name !== 'utils' && !isRun(name))).toEqual([
      'badge-props',
      'list-item-props',
      'speed-dial-action-props',
    ]);
  });
});

export {};
