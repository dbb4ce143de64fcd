import { findSpecifiers } from './findSpecifiers';

/** Modules of the component that renders icons of the font, `<Icon>delete</Icon>`. */
const ICON_MODULE = /^(?:@mui\/material|@material-ui\/core)\/Icon$/;
const NAMED_IMPORT =
  /\bimport\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*(['"])(?:@mui\/material|@material-ui\/core)\2/g;

/** The npm package of the font; `ICON_FONT_STYLES` is its style sheet. */
export const ICON_FONT_PACKAGE = 'material-icons';
export const ICON_FONT_STYLES = `${ICON_FONT_PACKAGE}/iconfont/filled.css`;

/**
 * Whether files use icons of the font, which pages of the site include and a project must install.
 *
 * @param texts the files' code: scripts with or without types, styles, or other text
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
