import { findSpecifiers } from './findSpecifiers';

/** Where the component comes from that shows icons of the font, `<Icon>delete</Icon>`. */
const ICON_MODULE = /^(?:@mui\/material|@material-ui\/core)\/Icon$/;
const NAMED_IMPORT =
  /\bimport\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*(['"])(?:@mui\/material|@material-ui\/core)\2/g;

/** The npm package that has the font, and its style sheet. */
export const ICON_FONT_PACKAGE = 'material-icons';
export const ICON_FONT_STYLES = `${ICON_FONT_PACKAGE}/iconfont/filled.css`;

/**
 * Whether files show icons of the font, which a page of the site brings along and a project has to install.
 *
 * @param texts the files' code: scripts with or without types, styles, anything
 */
export function usesIconFont(texts: readonly string[]): boolean {
  return texts.some(
    (text) =>
      findSpecifiers(text).some((specifier) => ICON_MODULE.test(specifier)) ||
      [...text.matchAll(NAMED_IMPORT)].some(([, names = '']) => takesIcon(names)),
  );
}

const takesIcon = (names: string) =>
  names.split(',').some((name) => name.trim().split(/\s+/)[0] === 'Icon');
