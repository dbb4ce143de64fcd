import { escapeHtml } from '../../../lib/text/escapeHtml';
import type { Labels } from './labels';
import type { EntryPage, Html } from './types';

/** An item of Docusaurus' table of contents. */
export interface Heading {
  value: Html;
  id: string;
  level: 2 | 3;
}

/** Lists the headings of an entry's page in their order. */
export function listHeadings(page: EntryPage, labels: Labels): Heading[] {
  const heading = (id: string, text: string): Heading => ({
    value: escapeHtml(text),
    id,
    level: 2,
  });
  return [
    ...(page.imports.length > 0 ? [heading('import', labels['section.import'])] : []),
    ...(page.definition.length > 0 ? [heading('definition', labels['section.definition'])] : []),
    ...page.sections.flatMap(({ id, label, groups }) => [
      heading(id, labels[label]),
      ...groups.flatMap(({ id: group, title, lang }): Heading[] =>
        title === null ? [] : [{ value: renderTitle(title, lang), id: group, level: 3 }],
      ),
    ]),
    ...(page.inherits.length > 0 ? [heading('inherited', labels['section.inherited'])] : []),
    ...(page.theme === null ? [] : [heading('theme', labels['section.theme'])]),
    ...(page.guides.length > 0 ? [heading('guides', labels['section.guides'])] : []),
  ];
}

function renderTitle(title: string, lang: string | undefined): Html {
  const text = escapeHtml(title);
  return lang === undefined ? text : `<span lang="${lang}">${text}</span>`;
}
