import { readImports } from '../../demo-host/host/readImports';

/** Where the component comes from that shows icons of the font, `<Icon>delete</Icon>`. */
const MATERIAL = /^(?:@mui\/material|@material-ui\/core)$/;
const ICON_MODULE = /^(?:@mui\/material|@material-ui\/core)\/Icon$/;

/** The npm package that has the font, and its style sheet. */
export const ICON_FONT_PACKAGE = 'material-icons';
export const ICON_FONT_STYLES = `${ICON_FONT_PACKAGE}/iconfont/filled.css`;

/**
 * Whether files show icons of the font, which a page of the site brings along and a project has to install.
 *
 * @param texts the files' code
 */
export function usesIconFont(texts: readonly string[]): boolean {
  return texts
    .flatMap(readImports)
    .some(
      ({ specifier, names }) =>
        ICON_MODULE.test(specifier) || (MATERIAL.test(specifier) && names?.includes('Icon')),
    );
}
