/**
 * By page, sections that have another anchor here than on the packages' own site, as far as doc comments link to them. An
 * anchor that a page has under the same name needs no entry.
 */
export const ANCHORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'react-data-grid/layout': { 'flex-parent-container': 'flex-column' },
};
