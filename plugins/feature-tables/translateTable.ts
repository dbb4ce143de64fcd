import type { FeatureTable, FeatureTitles } from './types';

/**
 * Translates the titles of a table.
 *
 * @throws if a title is missing, or does not belong to the table
 */
export function translateTable(
  table: FeatureTable,
  titles: FeatureTitles,
  file: string,
): FeatureTable {
  const features = table.groups.flatMap((group) => group.features);
  const problems = [
    ...compare('groups', table.groups, titles.groups),
    ...compare('features', features, titles.features),
    ...features
      .filter(({ id, limit }) =>
        Object.keys(limit ?? {}).some((plan) => !(plan in (titles.limits?.[id] ?? {}))),
      )
      .map(({ id }) => `"limits" has no text for each plan of "${id}"`),
  ];
  if (problems.length > 0) {
    throw new Error(`${file} does not fit its table: ${problems.join('; ')}.`);
  }
  return {
    ...table,
    groups: table.groups.map((group) => ({
      ...group,
      title: titles.groups[group.id] ?? group.title,
      features: group.features.map((feature) => ({
        ...feature,
        title: titles.features[feature.id] ?? feature.title,
        ...(feature.limit && { limit: titles.limits?.[feature.id] ?? feature.limit }),
      })),
    })),
  };
}

function compare(
  kind: string,
  items: readonly { readonly id: string }[],
  titles: Readonly<Record<string, string>>,
): string[] {
  const ids = items.map(({ id }) => id);
  return [
    ...ids.filter((id) => !(id in titles)).map((id) => `"${kind}" has no title for "${id}"`),
    ...Object.keys(titles)
      .filter((id) => !ids.includes(id))
      .map((id) => `"${kind}" has a title for "${id}", which the table does not have`),
  ];
}
