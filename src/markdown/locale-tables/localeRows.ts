import path from 'node:path';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { readAttribute } from '../../../lib/mdx/jsxAttributes';
import { locatePage } from '../../versions/locatePages';
import { readLocales } from './readLocales';

/** A row of the table. The page contains the header. */
export interface LocaleRow {
  /** Name of the language, in the language of the page. */
  readonly language: string;
  /** Export name of the locale. */
  readonly name: string;
  /** `118 / 124 (95 %)` */
  readonly translated: string;
}

/**
 * Returns the rows of a `<LocaleTable>`, sorted by language.
 *
 * @param page absolute path of the page
 * @throws when an attribute is missing, with file and line
 */
export function localeRows(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  siteDir: string,
  page: string,
): LocaleRow[] {
  const packageName = readAttribute(element, 'of');
  const component = readAttribute(element, 'component');
  const place = locatePage(siteDir, page);
  if (!packageName || !component || !place) {
    throw new Error(
      `${page}:${element.position?.start.line ?? 1}: <LocaleTable> needs a package and a theme component in quotes, ` +
        '<LocaleTable of="@mui/x-data-grid" component="MuiDataGrid">.',
    );
  }
  const language = place.locale ?? 'en';
  const names = new Intl.DisplayNames(language, {
    type: 'language',
    languageDisplay: 'standard',
  });
  const { compare } = new Intl.Collator(language);
  return readLocales(path.join(siteDir, place.version.folder), packageName, component)
    .map(({ name, tag, translated, total }) => ({
      language: names.of(tag) ?? tag,
      name,
      translated: `${translated} / ${total} (${Math.floor((translated / total) * 100)} %)`,
    }))
    .sort((one, other) => compare(one.language, other.language));
}
