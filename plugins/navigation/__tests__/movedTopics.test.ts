import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { handWrittenPages } from '../../../lib/pages/handWrittenPages';
import { SITE_DIR } from '../../../lib/siteDir';
import { versionsOfInstance } from '../../../src/versions';
import { MOVED_TOPICS } from '../client/movedTopics';
import { versionTarget } from '../client/versionTarget';

const pages = handWrittenPages().filter(({ version }) => version.instance === 'x');
const folderOf = new Map(pages.map((page) => [page.path, page.folder]));

/** The versions in the format of Docusaurus' global data, derived from the page files. */
const versions = versionsOfInstance('x').map(({ name, base }): GlobalVersion => {
  const own = pages.filter(({ version }) => version.name === name);
  return {
    name,
    path: base,
    label: name,
    isLast: name === 'current',
    mainDocId: 'introduction/index',
    draftIds: [],
    docs: own.map(({ topic, path }) => ({ id: `${topic}/index`, path })),
  };
});
const versionNamed = (name: string) => versions.find((version) => version.name === name)!;

function change(from: string, to: string, page: string, hash = '') {
  const id = `${page}/index`;
  const same = versionNamed(to).docs.find((doc) => doc.id === id);
  const activeDoc = versionNamed(from).docs.find((doc) => doc.id === id)!;
  const active = { activeDoc, alternateDocVersions: same ? { [to]: same } : {} };
  return versionTarget(versionNamed(to), active, hash);
}

/** Returns the anchors of a page's sections. */
function anchorsOf(path: string): Set<string> {
  const text = readFileSync(join(SITE_DIR, folderOf.get(path)!, 'index.mdx'), 'utf8');
  return new Set([...text.matchAll(/\{\/\* #(\S+) \*\/\}/g)].map(([, id]) => `#${id}`));
}

test('lists only sections that a version has', () => {
  const missing = MOVED_TOPICS.flat().filter((topic) => {
    const [page, id] = topic.split('#');
    const paths = versions.flatMap(({ docs }) =>
      docs.filter((doc) => doc.id === `${page}/index`).map(({ path }) => path),
    );
    return !paths.some((path) => id === undefined || anchorsOf(path).has(`#${id}`));
  });
  expect(missing).toEqual([]);
});

test.each([
  ['v4', 'columns', '', 'v5', '/x/v5/react-data-grid/column-definition/'],
  ['v4', 'columns', '#column-groups', 'current', '/x/react-data-grid/column-groups/'],
  ['v4', 'columns', '#fluid-width', 'v6', '/x/v6/react-data-grid/column-dimensions/#fluid-width'],
  ['v4', 'columns', '#column-menu', 'v5', '/x/v5/react-data-grid/column-header/#column-menu'],
  ['v4', 'columns', '#column-menu', 'next', '/x/next/react-data-grid/column-menu/'],
  ['v4', 'rows', '#row-height', 'current', '/x/react-data-grid/row-height/'],
  ['v4', 'rows', '#update-rows', 'v5', '/x/v5/react-data-grid/row-updates/#update-rows'],
  ['v4', 'group-pivot', '', 'current', '/x/react-data-grid/row-grouping/'],
  ['v4', 'group-pivot', '#master-detail', 'v5', '/x/v5/react-data-grid/master-detail/'],
  ['v4', 'selection', '#limits', 'current', '/x/react-data-grid/row-selection/#limits'],
  ['v4', 'filtering', '#server-side', 'v6', '/x/v6/react-data-grid/filtering/server-side/'],
  [
    'v5',
    'selection',
    '#visible-only',
    'next',
    '/x/next/react-data-grid/row-selection/#visible-only',
  ],
  ['v5', 'column-pinning', '', 'v4', '/x/v4/react-data-grid/columns/#column-pinning'],
  ['v5', 'migration-v4', '', 'current', '/x/migration/migration-data-grid-v4/'],
  ['v6', 'row-selection', '#controlled', 'v5', '/x/v5/react-data-grid/selection/#controlled'],
  ['v6', 'column-menu', '', 'v4', '/x/v4/react-data-grid/columns/#column-menu'],
  ['v6', 'filtering/multi-filters', '', 'v4', '/x/v4/react-data-grid/filtering/#multi-filters'],
  [
    'v6',
    'components',
    '#loading-overlay',
    'current',
    '/x/react-data-grid/overlays/#loading-overlay',
  ],
  ['current', 'overlays', '', 'v6', '/x/v6/react-data-grid/components/#overlays'],
  ['current', 'row-spanning', '#limits', 'v4', '/x/v4/react-data-grid/rows/#row-spanning'],
  ['current', 'aggregation', '', 'v4', '/x/v4/react-data-grid/group-pivot/#aggregation'],
  ['next', 'row-selection', '', 'v4', '/x/v4/react-data-grid/selection/'],
] as const)('%s, %s%s: %s has the topic at %s', (from, page, hash, to, address) => {
  const target = change(from, to, `react-data-grid/${page}`, hash);
  expect(target).toMatchObject({ opens: 'topic' });
  expect(target.path + target.hash).toBe(address);
  expect([...anchorsOf(target.path), '']).toContain(target.hash);
});

test.each(['columns', 'rows', 'group-pivot', 'selection', 'filtering'])(
  'finds v4’s sections of %s from their new places',
  (page) => {
    const own = MOVED_TOPICS.filter(([older]) => older.startsWith(`react-data-grid/${page}#`));
    for (const [older, newer] of own) {
      const [topic, id] = newer.split('#');
      const hash = id === undefined ? '' : `#${id}`;
      const later = versions.find(({ docs }) => docs.some((doc) => doc.id === `${topic}/index`))!;
      const { path, hash: back } = change(later.name, 'v4', topic!, hash);
      expect(path + back).toBe(`/x/v4/${older.replace('#', '/#')}`);
    }
  },
);

test('keeps the section on a page that the version has', () => {
  expect(change('v5', 'current', 'react-data-grid/sorting', '#multi-sorting')).toMatchObject({
    opens: 'page',
    hash: '#multi-sorting',
  });
});
