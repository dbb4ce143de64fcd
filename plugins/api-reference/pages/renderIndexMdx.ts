import type { ApiFamily, ComponentDoc } from '../types';
import { fillLabel, type LabelId, type Labels } from './labels';
import { renderFrontMatter } from './renderFrontMatter';

/** Writes the page that lists a family's entries. */
export function renderIndexMdx(
  family: ApiFamily,
  docs: readonly ComponentDoc[],
  labels: Labels,
): string {
  const title = labels[`index.title.${family.slug}` as LabelId] ?? family.slug;
  const entries = docs.map(({ name, slug, kind, plan, deprecated }) => ({
    name,
    slug,
    kind,
    plan,
    deprecated: deprecated !== null,
  }));
  const kinds = (['component', 'interface'] as const).filter((kind) =>
    entries.some((entry) => entry.kind === kind),
  );
  return [
    renderFrontMatter({
      title,
      description: fillLabel(labels['index.description'], { count: String(docs.length) }),
      slug: `/api/${family.slug}`,
      sidebar_label: labels['index.label'],
      sidebar_position: 0,
    }),
    `import ApiIndex from '@theme/ApiIndex';\nimport ApiFilter from '@theme/ApiFilter';`,
    fillLabel(labels['index.description'], { count: String(docs.length) }),
    `<ApiFilter label=${quote(labels['index.filter'])} none=${quote(labels['index.none'])} />`,
    ...kinds.map(
      (kind) =>
        `## ${labels[`section.${kind}s`]} {/* #${kind}s */}\n\n` +
        `<ApiIndex deprecatedLabel=${quote(labels['badge.deprecated'])} ` +
        `entries={${JSON.stringify(entries.filter((entry) => entry.kind === kind))}} />`,
    ),
    '',
  ].join('\n\n');
}

function quote(text: string): string {
  return `{${JSON.stringify(text)}}`;
}
