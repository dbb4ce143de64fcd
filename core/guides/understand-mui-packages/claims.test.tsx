import * as materialUtils from '@mui/material/utils';
import * as utils from '@mui/utils';

const { readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
const path = jest.requireActual<typeof import('node:path')>('node:path');

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const MUI = path.dirname(path.dirname(require.resolve('@mui/material/package.json')));
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(path.join(MUI, name, 'package.json'), 'utf8')) as Manifest;

/** The packages of `@mui` in the dependencies, without the scope. */
const muiIn = (dependencies: Manifest['dependencies'] = {}) =>
  Object.keys(dependencies)
    .filter((name) => name.startsWith('@mui/'))
    .map((name) => name.slice('@mui/'.length))
    .sort();

describe('#dependencies', () => {
  test('The table lists the dependencies between the packages of version 6.5', () => {
    const dependencies = (name: string) => muiIn(manifestOf(name).dependencies);
    expect(manifestOf('material').version).toMatch(/^6\.5\./);
    expect(dependencies('material')).toEqual([
      'core-downloads-tracker',
      'system',
      'types',
      'utils',
    ]);
    expect(dependencies('icons-material')).toEqual([]);
    expect(muiIn(manifestOf('icons-material').peerDependencies)).toEqual(['material']);
    expect(dependencies('system')).toEqual(['private-theming', 'styled-engine', 'types', 'utils']);
    expect(dependencies('styled-engine')).toEqual([]);
    expect(manifestOf('styled-engine').peerDependencies).toHaveProperty(['@emotion/styled']);
    expect(dependencies('private-theming')).toEqual(['utils']);
    expect(dependencies('utils')).toEqual(['types']);
    expect(dependencies('types')).toEqual([]);
    expect(dependencies('core-downloads-tracker')).toEqual([]);
  });

  test('`@mui/material` lists the two Emotion packages as optional peer dependencies', () => {
    const { dependencies, peerDependencies, peerDependenciesMeta } = manifestOf('material');
    for (const name of ['@emotion/react', '@emotion/styled']) {
      expect(peerDependencies).toHaveProperty([name]);
      expect(peerDependenciesMeta?.[name]?.optional).toBe(true);
      expect(dependencies).not.toHaveProperty([name]);
    }
  });
});

describe('#imports', () => {
  test('`@mui/material/utils` also exports functions of `@mui/utils`, such as `useForkRef`, `useControlled` and `debounce`', () => {
    expect(materialUtils.useForkRef).toBe(utils.unstable_useForkRef);
    expect(materialUtils.useControlled).toBe(utils.unstable_useControlled);
    expect(materialUtils.debounce).toBe(utils.unstable_debounce);
    expect(materialUtils.ownerDocument).toBe(utils.unstable_ownerDocument);
    expect(materialUtils.useEventCallback).toBe(utils.unstable_useEventCallback);
  });
});

describe('#versions', () => {
  test('`@mui/icons-material` 6.5 requires `@mui/material` 6.5 or a later 6.x version', () => {
    const { version, peerDependencies } = manifestOf('icons-material');
    expect(version).toMatch(/^6\.5\./);
    expect(peerDependencies?.['@mui/material']).toBe('^6.5.0');
  });
});
