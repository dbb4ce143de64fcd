import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DOCS_VERSIONS } from '../../../src/versions';
import { readProductVersions } from '../readProductVersions';

const siteDir = path.join(__dirname, '../../..');
const of = (name: string) =>
  readProductVersions(
    siteDir,
    DOCS_VERSIONS.find((version) => version.name === name)!,
  );

test("returns each family's release from its package", () => {
  expect(of('current')).toEqual({
    'data-grid': '7.28.3',
    'date-pickers': '7.28.3',
    charts: '7.28.0',
    'tree-view': '7.28.1',
  });
});

test('includes only families with packages in the version', () => {
  expect(Object.keys(of('v4'))).toEqual(['data-grid']);
  expect(Object.keys(of('v5'))).toEqual(['data-grid', 'date-pickers']);
});

test('fails the build if a release is not pinned', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'version-'));
  writeFileSync(
    path.join(folder, 'package.json'),
    '{ "dependencies": { "@mui/x-charts": "^7.0.0" } }',
  );
  expect(() => readProductVersions('/', { ...DOCS_VERSIONS[0]!, folder })).toThrow(
    '"@mui/x-charts" is "^7.0.0". Pin one release',
  );
});
