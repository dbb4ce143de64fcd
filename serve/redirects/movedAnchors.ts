import { pathInLanguage, splitLanguage } from '../../src/paths/language.ts';

/** By the page to which an older address of it leads, what older versions had as sections of it and has pages since. */
type MovedAnchors = Readonly<Record<string, Readonly<Record<string, string>>>>;

const GRID = '/x/react-data-grid';

/** Anchors are those of version 4, whose pages `columns`, `rows` and `group-pivot` were divided. */
export const MOVED_ANCHORS: MovedAnchors = {
  [`${GRID}/column-definition/`]: {
    headers: `${GRID}/column-header/`,
    width: `${GRID}/column-dimensions/#column-width`,
    'column-width': `${GRID}/column-dimensions/#column-width`,
    'minimum-width': `${GRID}/column-dimensions/#minimum-width`,
    'fluid-width': `${GRID}/column-dimensions/#fluid-width`,
    resizing: `${GRID}/column-dimensions/#resizing`,
    hiding: `${GRID}/column-visibility/`,
    'render-header': `${GRID}/column-header/#render-header`,
    'styling-header': `${GRID}/column-header/#style`,
    'column-menu': `${GRID}/column-menu/`,
    'column-selector': `${GRID}/column-visibility/#columns-panel`,
    'column-reorder': `${GRID}/column-ordering/`,
    'column-groups': `${GRID}/column-groups/`,
    'column-pinning': `${GRID}/column-pinning/`,
    'column-spanning': `${GRID}/column-spanning/`,
  },
  [`${GRID}/row-definition/`]: {
    'updating-rows': `${GRID}/row-updates/`,
    'the-rows-prop': `${GRID}/row-updates/#rows-prop`,
    'infinite-loading': `${GRID}/row-updates/#infinite-loading`,
    'row-height': `${GRID}/row-height/`,
    'row-spanning': `${GRID}/row-spanning/`,
    'row-reorder': `${GRID}/row-ordering/`,
  },
  [`${GRID}/row-grouping/`]: {
    'tree-data': `${GRID}/tree-data/`,
    'master-detail': `${GRID}/master-detail/`,
    pivoting: `${GRID}/pivoting/`,
  },
};

/**
 * Finds where the section is now that a page had before, in the language of the page.
 *
 * @param pathname with a trailing slash
 * @param anchor without `#`
 */
export function findMovedAnchor(pathname: string, anchor: string): string | undefined {
  const { language, path } = splitLanguage(pathname);
  const to = MOVED_ANCHORS[path]?.[anchor];
  return to && pathInLanguage(to, language);
}
