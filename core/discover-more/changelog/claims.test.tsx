// cspell:words rcompare
const { readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
const path = jest.requireActual<typeof import('node:path')>('node:path');
const { rcompare } = jest.requireActual<typeof import('semver')>('semver');

const changelog = (name: string) =>
  readFileSync(path.resolve('node_modules/@mui', name, 'CHANGELOG.md'), 'utf8');

describe('#package', () => {
  test('The file `CHANGELOG.md` in `@mui/material` 6.5 lists the releases from 6.0.0-alpha.0 to 6.5.0, the newest first', () => {
    const versions = [...changelog('material').matchAll(/^## v?(\d\S*)$/gm)].map(
      ([, version]) => version!,
    );
    expect(versions.length).toBeGreaterThan(40);
    expect(versions[0]).toBe('6.5.0');
    expect(versions.at(-1)).toBe('6.0.0-alpha.0');
    expect(versions).toEqual([...versions].sort(rcompare));
  });

  test('The file in `@mui/system` is identical', () => {
    expect(changelog('system') === changelog('material')).toBe(true);
  });
});

export {};
