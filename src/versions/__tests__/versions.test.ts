import type { AllContent } from '@docusaurus/types';
import {
  addressOf,
  currentVersionOf,
  findPlace,
  folderOf,
  majorLabel,
  versionNamed,
  versionOfPlugin,
} from '..';
import { instanceOfAddress } from '../instances';
import { loadedVersions } from '../loadedVersions';

test.each([
  ['/x/react-charts/bars/', 'current', 'react-charts/bars/'],
  ['/x/v6/react-charts/bars/', 'v6', 'react-charts/bars/'],
  ['/x/v6', 'v6', ''],
  ['/x/next/', 'next', ''],
  ['/x', 'current', ''],
  ['/x/v60/react-charts/', 'current', 'v60/react-charts/'],
  ['/components/buttons/', 'core', 'components/buttons/'],
  ['/api/button/', 'core', 'api/button/'],
])('%s belongs to %s, as %s', (path, version, page) => {
  const place = findPlace(path);
  expect([place?.version.name, place?.page]).toEqual([version, page]);
});

test.each(['/', '/playground/', '/xylophone/', '/v6/'])('%s belongs to no version', (path) => {
  expect(findPlace(path)).toBeNull();
});

test.each([
  ['/components/buttons/', 'core'],
  ['/api/button/', 'core'],
  ['/x/api/charts/', 'x'],
  ['/playground/', undefined],
  ['/', undefined],
])('%s belongs to the instance %s', (path, name) => {
  expect(instanceOfAddress(path)?.name).toBe(name);
});

test('addressOf combines version and page', () => {
  expect(addressOf(versionNamed('v6'), 'react-charts/', '/zh/')).toBe('/zh/x/v6/react-charts/');
  expect(addressOf(currentVersionOf('x'))).toBe('/x/');
  expect(addressOf(currentVersionOf('core'), 'api/button/', '/zh/')).toBe('/zh/api/button/');
});

test.each([
  ['current', 'docs', 'i18n/zh/docusaurus-plugin-content-docs/current'],
  ['v4', 'versioned_docs/version-v4', 'i18n/zh/docusaurus-plugin-content-docs/version-v4'],
  ['core', 'core', 'i18n/zh/docusaurus-plugin-content-docs-core/current'],
])('pages of %s are in %s and %s', (name, folder, translated) => {
  expect(folderOf(versionNamed(name))).toBe(folder);
  expect(folderOf(versionNamed(name), 'zh')).toBe(translated);
});

test('rejects versions that do not exist', () => {
  expect(() => versionNamed('v3')).toThrow('"v3" is no version of the documentation');
  expect(() => versionOfPlugin('default', 'v3')).toThrow('has a version "v3"');
  expect(majorLabel('current')).toBe('v7');
  expect(majorLabel('elsewhere')).toBe('elsewhere');
});

test('loaded versions have the names that the site uses', () => {
  const loaded = { loadedVersions: [{ versionName: 'current' }, { versionName: 'v6' }] };
  const core = { loadedVersions: [{ versionName: 'current' }] };
  const content = { 'docusaurus-plugin-content-docs': { default: loaded, core } } as AllContent;
  expect(loadedVersions(content).map(({ versionName }) => versionName)).toEqual([
    'current',
    'v6',
    'core',
  ]);
  expect(loadedVersions({})).toEqual([]);
});
