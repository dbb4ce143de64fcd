import type { PhrasingContent, Root, Table, TableRow } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { Plugin } from 'unified';
import { localeRows, type LocaleRow } from './localeRows';

/** Adds the rows from the installed package to each `<LocaleTable>`. The page contains the header. */
export const remarkLocaleTables: Plugin<[{ siteDir: string }], Root> = ({ siteDir }) => {
  return async (tree, file) => {
    const { visit } = await import('unist-util-visit');
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name !== 'LocaleTable' || !parent || index === undefined) {
        return;
      }
      const table = element.children.find((child): child is Table => child.type === 'table');
      if (!table) {
        throw new Error(
          `${file.path}:${element.position?.start.line ?? 1}: <LocaleTable> needs a table with three titles and no rows in it.`,
        );
      }
      table.children.push(...localeRows(element, siteDir, file.path).map(toTableRow));
      parent.children.splice(index, 1, table);
    });
  };
};

function toTableRow({ language, name, translated }: LocaleRow): TableRow {
  const cells: PhrasingContent[] = [
    { type: 'text', value: language },
    { type: 'inlineCode', value: name },
    { type: 'text', value: translated },
  ];
  return {
    type: 'tableRow',
    children: cells.map((content) => ({ type: 'tableCell', children: [content] })),
  };
}
