/**
 * By page, sections whose anchor on this site differs from that on the packages' own site, if doc comments link to
 * them. An anchor with the same name needs no entry.
 */
export const ANCHORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'react-data-grid/layout': { 'flex-parent-container': 'flex-column' },
};
