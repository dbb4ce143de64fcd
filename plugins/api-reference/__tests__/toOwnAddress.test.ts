import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createOwnAddresses } from '../pages/createPageContext';
import { versionOf } from './installPackages';

const content = mkdtempSync(path.join(tmpdir(), 'own-addresses-'));
const page = path.join(content, 'react-data-grid/layout');
mkdirSync(page, { recursive: true });
writeFileSync(
  path.join(page, 'index.mdx'),
  '## As tall as its rows {/* #flex-column */}\n\n## Width {/* #width */}\n',
);

const toOwn = createOwnAddresses(content, { ...versionOf(), base: 'x/v6/' }, '/zh/');

test.each([
  ['a page', 'https://mui.com/x/react-data-grid/layout/', '/zh/x/v6/react-data-grid/layout/'],
  [
    'a section of the same name',
    'https://mui.com/x/react-data-grid/layout/#width',
    '/zh/x/v6/react-data-grid/layout/#width',
  ],
  [
    'a section that has another name here',
    'https://mui.com/x/react-data-grid/layout/#flex-parent-container',
    '/zh/x/v6/react-data-grid/layout/#flex-column',
  ],
  [
    'a section that is not here',
    'https://mui.com/x/react-data-grid/layout/#overlay-height',
    '/zh/x/v6/react-data-grid/layout/',
  ],
])('finds %s of the packages’ site on this site', (_what, url, own) => {
  expect(toOwn(url)).toBe(own);
});

test('leaves the address of a page unchanged if this site does not have it', () => {
  const url = 'https://mui.com/material-ui/react-button/#sizes';
  expect(toOwn(url)).toBe(url);
});
