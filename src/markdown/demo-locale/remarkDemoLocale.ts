import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Parent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdx';
import type { Plugin } from 'unified';
import { fileFollowsLanguage, findLocaleFile } from '../../../plugins/demos/shared/localeFile';
import { listFiles } from '../../../plugins/demos/shared/readSources';
import { importDefault } from '../../../lib/mdx/importDefault';
import { readAttribute } from '../../../lib/mdx/jsxAttributes';
import { locatePage, type PagePlace } from '../../versions/locatePages';
import { writeLocaleCode, type LocaleCode } from './localeCode';

/**
 * Explains on translated pages how the texts of demos are translated: adds the explanation and the equivalent code
 * after
 * the first demo with translated texts.
 */
export const remarkDemoLocale: Plugin<[{ siteDir: string }], Root> = ({ siteDir }) => {
  return async (tree, file) => {
    const { visit } = await import('unist-util-visit');
    const place = locatePage(siteDir, file.path);
    if (place?.locale == null || findLocaleFile(siteDir, place.version, place.locale) === null) {
      return;
    }
    const texts: string[] = [];
    let first: { readonly parent: Parent; readonly demo: MdxJsxFlowElement } | undefined;
    visit(tree, 'mdxJsxFlowElement', (demo, _index, parent) => {
      const own = readDemo(siteDir, place, demo);
      if (parent && own && writeLocaleCode(own, place.locale!)) {
        texts.push(...own);
        first ??= { parent, demo };
      }
    });
    const code = writeLocaleCode(texts, place.locale);
    if (first && code) {
      const { parent, demo } = first;
      parent.children.splice(parent.children.indexOf(demo) + 1, 0, createNote(code) as never);
      tree.children.unshift(importDefault('DemoLocale', '@theme/DemoLocale'));
    }
  };
};

/** Returns the files of a demo whose texts follow the language of the page. */
function readDemo(
  siteDir: string,
  { version, file }: PagePlace,
  element: MdxJsxFlowElement,
): string[] | null {
  const id = element.name === 'Demo' ? readAttribute(element, 'id') : null;
  const demo = path.join(siteDir, version.folder, path.dirname(file), 'demos', `${id}.tsx`);
  return id !== null && existsSync(demo) && fileFollowsLanguage(demo)
    ? listFiles(demo).map((each) => readFileSync(each, 'utf8'))
    : null;
}

function createNote({ code, hasDates }: LocaleCode): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'DemoLocale',
    attributes: hasDates ? [{ type: 'mdxJsxAttribute', name: 'hasDates', value: null }] : [],
    children: [{ type: 'code', lang: 'tsx', value: code }],
  };
}
