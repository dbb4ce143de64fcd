import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handWrittenPages } from '../../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../../lib/siteDir.ts';
import { REDIRECTS } from '../index.ts';
import { findMovedAnchor, MOVED_ANCHORS } from '../movedAnchors.ts';

const folders = new Map(handWrittenPages().map(({ path, folder }) => [path, folder]));

function hasAnchor(path: string, anchor: string): boolean {
  const text = readFileSync(join(SITE_DIR, folders.get(path)!, 'index.mdx'), 'utf8');
  return text.includes(`{/* #${anchor} */}`);
}

test('anchors of moved sections redirect to their current page', () => {
  expect(findMovedAnchor('/x/react-data-grid/column-definition/', 'column-width')).toBe(
    '/x/react-data-grid/column-dimensions/#column-width',
  );
  expect(findMovedAnchor('/zh/x/react-data-grid/row-definition/', 'row-height')).toBe(
    '/zh/x/react-data-grid/row-height/',
  );
  expect(findMovedAnchor('/x/react-data-grid/row-definition/', 'feeding-data')).toBeUndefined();
  expect(findMovedAnchor('/x/v6/react-data-grid/row-definition/', 'row-height')).toBeUndefined();
});

test('every moved section exists only on its target page', () => {
  const problems = Object.entries(MOVED_ANCHORS).flatMap(([page, anchors]) =>
    Object.entries(anchors).flatMap(([anchor, to]) => {
      const [path = '', section] = to.split('#');
      return [
        ...(hasAnchor(page, anchor) ? [`${page} has #${anchor}`] : []),
        ...(folders.has(path) && (!section || hasAnchor(path, section)) ? [] : [`no ${to}`]),
      ];
    }),
  );
  expect(problems).toEqual([]);
});

test('each page with moved sections has an older address', () => {
  const targets = new Set(REDIRECTS.map(({ to }) => to));
  expect(Object.keys(MOVED_ANCHORS).filter((page) => !targets.has(page))).toEqual([]);
});
