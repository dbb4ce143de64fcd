const { readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
const path = jest.requireActual<typeof import('node:path')>('node:path');
const { satisfies } = jest.requireActual<typeof import('semver')>('semver');

describe('#site', () => {
  const dependencies = (folder: string) =>
    (
      JSON.parse(readFileSync(path.resolve(folder, 'package.json'), 'utf8')) as {
        dependencies: Record<string, string>;
      }
    ).dependencies;

  test('The demos of each version run with the packages in this table', () => {
    const table = [
      ['core', '7.28.3', '^6.5.0'],
      ['docs', '7.28.3', '^6.5.0'],
      ['versioned_docs/version-next', '8.29.3', '^7.3.0'],
      ['versioned_docs/version-v6', '6.20.4', '^5.18.0'],
      ['versioned_docs/version-v5', '5.17.26', '^5.18.0'],
    ] as const;
    for (const [folder, grid, material] of table) {
      expect([folder, dependencies(folder)['@mui/x-data-grid']]).toEqual([folder, grid]);
      expect([folder, dependencies(folder)['@mui/material']]).toEqual([folder, material]);
    }
    const oldest = dependencies('versioned_docs/version-v4');
    expect(oldest['@mui/x-data-grid']).toBe('4.0.2');
    expect(oldest['@material-ui/core']).toMatch(/^4\.12\./);
    expect(oldest).not.toHaveProperty('@mui/material');
  });
});

describe('#numbers', () => {
  test('The range `^6.5.0` in your `package.json` accepts later releases of version 6, but not 7', () => {
    const accepted = ['6.5.0', '6.5.1', '6.6.0', '6.99.3'];
    const rejected = ['6.4.12', '7.0.0', '7.0.0-alpha.0', '9.0.0'];
    expect(accepted.filter((version) => !satisfies(version, '^6.5.0'))).toEqual([]);
    expect(rejected.filter((version) => satisfies(version, '^6.5.0'))).toEqual([]);
  });

  test('`~6.5.0` accepts only patches of 6.5', () => {
    const accepted = ['6.5.0', '6.5.1', '6.5.20'];
    const rejected = ['6.4.12', '6.6.0', '7.0.0'];
    expect(accepted.filter((version) => !satisfies(version, '~6.5.0'))).toEqual([]);
    expect(rejected.filter((version) => satisfies(version, '~6.5.0'))).toEqual([]);
  });
});

export {};
