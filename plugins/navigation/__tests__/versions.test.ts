import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { areaTarget } from '../client/areaTarget';
import { canonicalPath } from '../client/canonicalPath';
import { versionTarget } from '../client/versionTarget';

function version(name: string, path: string, pages: Record<string, string>): GlobalVersion {
  const docs = Object.entries(pages).map(([id, slug]) => ({ id, path: `${path}/${slug}/` }));
  return {
    name,
    path,
    docs,
    label: name,
    isLast: name === 'current',
    mainDocId: docs[0]?.id ?? '',
    draftIds: [],
  };
}

const current = version('current', '/x', {
  'intro/index': 'intro',
  'grid/getting-started/index': 'grid/getting-started',
  'grid/index': 'grid',
  'charts/bars/index': 'charts/bars',
  'api/grid/toolbar': 'api/grid/toolbar',
  'grid/columns/width/tab/index': 'grid/columns/width/tab',
});
const next = version('next', '/x/next', { 'grid/getting-started/index': 'grid/quickstart' });
const v6 = version('v6', '/x/v6', {
  'grid/getting-started/index': 'grid/getting-started',
  'grid/columns/index': 'grid/columns',
  'api/index': 'api',
  'api/grid/index': 'api/grid',
});
const versions = [current, next, v6];

describe('canonical address', () => {
  const canonical = (docId: string, { name }: GlobalVersion, noIndex = false) =>
    canonicalPath(docId, name, noIndex, versions);

  test('points from an old page to the same page of the current version', () => {
    expect(canonical('grid/getting-started/index', v6)).toBe('/x/grid/getting-started/');
  });
  test('is the page itself if the current version does not have it', () => {
    expect(canonical('grid/columns/index', v6)).toBeNull();
  });
  test('is the page itself in the current version', () => {
    expect(canonical('grid/getting-started/index', current)).toBeNull();
  });
  test('is the page itself if it is not indexed', () => {
    expect(canonical('grid/getting-started/index', next, true)).toBeNull();
  });
});

describe('change of version', () => {
  const reading = (id: string) => ({
    activeDoc: { id, path: '' },
    alternateDocVersions: Object.fromEntries(
      versions.flatMap(({ name, docs }) => {
        const same = docs.find((doc) => doc.id === id);
        return same ? [[name, same]] : [];
      }),
    ),
  });

  test('stays on the page, even if its address differs', () => {
    expect(versionTarget(next, reading('grid/getting-started/index'))).toEqual({
      path: '/x/next/grid/quickstart/',
      hash: '',
      opens: 'page',
    });
  });
  test('opens the area of the page in a version without the page', () => {
    expect(versionTarget(v6, reading('grid/index'))).toEqual({
      path: '/x/v6/grid/getting-started/',
      hash: '',
      opens: 'area',
    });
  });
  test.each([
    ['api/grid/toolbar', '/x/v6/api/grid/'],
    ['grid/columns/width/tab/index', '/x/v6/grid/columns/'],
  ])('opens the narrowest area of %s that the version has', (id, path) => {
    expect(versionTarget(v6, reading(id))).toEqual({ path, hash: '', opens: 'area' });
  });
  test('opens the start page of a version without the area', () => {
    expect(versionTarget(v6, reading('charts/bars/index'))).toEqual({
      path: '/x/v6/grid/getting-started/',
      hash: '',
      opens: 'start',
    });
  });
  test('reports no replaced page if none is open', () => {
    const target = versionTarget(v6, { alternateDocVersions: {} });
    expect(target).toEqual({ path: '/x/v6/grid/getting-started/', hash: '', opens: 'page' });
  });
});

describe('link to a family', () => {
  test('opens its overview, getting started page or first page', () => {
    expect(areaTarget('grid', [current])?.page.path).toBe('/x/grid/');
    expect(areaTarget('grid', [v6, current])?.page.path).toBe('/x/v6/grid/getting-started/');
    expect(areaTarget('charts', [current])?.page.path).toBe('/x/charts/bars/');
  });
  test('opens the next version that documents it', () => {
    expect(areaTarget('charts', [v6, current])).toEqual({
      page: { id: 'charts/bars/index', path: '/x/charts/bars/' },
      version: current,
    });
  });
  test('is null if no version does', () => {
    expect(areaTarget('gantt', versions)).toBeNull();
  });
});
