import type { ComponentDoc } from '../types';
import { fillLabel, type Labels } from './labels';
import { renderFrontMatter } from './renderFrontMatter';
import type { EntryPage, Guide } from './types';

/** Where the page and its data are, as the MDX refers to them. */
export interface EntryPlace {
  /** Its place in the sidebar of the family, from 1. */
  position: number;
  /** Module that holds the `EntryPage`. */
  dataModule: string;
  /** Module that holds the labels. */
  labelsModule: string;
  /** From the page's folder to the version's folder. */
  toVersionFolder: string;
}

/**
 * Writes the page of an entry: headings, so that the table of contents lists the sections, and
 * between them regions whose HTML only the server renders.
 */
export function renderEntryMdx(
  doc: ComponentDoc,
  page: EntryPage,
  guides: readonly Guide[],
  labels: Labels,
  place: EntryPlace,
): string {
  const membersLabel = labels[doc.kind === 'component' ? 'section.props' : 'section.members'];
  const sections: [id: string, heading: string, isShown: boolean][] = [
    ['import', labels['section.import'], true],
    ['props', membersLabel, page.props.length > 0],
    ['slots', labels['section.slots'], page.slots.length > 0],
    ['classes', labels['section.classes'], page.classes.length > 0],
    ['inherited', labels['section.inherited'], page.inherits.length > 0],
  ];
  return [
    renderFrontMatter({
      title: doc.name,
      description: fillLabel(labels[`page.description.${doc.kind}`], {
        name: doc.name,
        package: doc.package,
      }),
      slug: `/api/${doc.family}/${doc.slug}`,
      sidebar_label: doc.name,
      sidebar_position: place.position,
    }),
    `import ApiSection from '@theme/ApiSection';\n` +
      `import entry from '${place.dataModule}?static-region';\n` +
      `import labels from '${place.labelsModule}?static-region';`,
    renderSection('summary'),
    ...sections
      .filter(([, , isShown]) => isShown)
      .map(([id, heading]) => `## ${heading} {/* #${id} */}\n\n${renderSection(id)}`),
    ...(guides.length > 0 ? [renderGuides(guides, labels, place)] : []),
    '',
  ].join('\n\n');
}

function renderSection(name: string): string {
  return `<ApiSection name="${name}" entry={entry} labels={labels} />`;
}

function renderGuides(guides: readonly Guide[], labels: Labels, place: EntryPlace): string {
  const links = guides.map(({ title, file }) => `- [${title}](${place.toVersionFolder}/${file})`);
  return `## ${labels['section.guides']} {/* #guides */}\n\n${links.join('\n')}`;
}
