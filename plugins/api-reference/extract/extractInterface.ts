import { nearestName } from '../../diagnostics/nearestName';
import type { ComponentDoc } from '../types';
import { describeEntry } from './describeEntry';
import { ExtractionError } from './ExtractionError';
import type { FamilySources } from './familySources';
import { mergeMembers } from './mergeMembers';
import { readImports } from './readImports';
import { type PropScope, readProps } from './readProps';

/**
 * Reads an exported type from all the packages of its family.
 *
 * @throws ExtractionError when none of them exports it
 */
export function extractInterface(name: string, sources: FamilySources): ComponentDoc {
  const exporters = sources.packages.filter(({ exports }) => exports.has(name));
  const [cheapestForm] = exporters;
  const symbol = cheapestForm?.exports.get(name);
  if (!cheapestForm || !symbol) {
    throw unknownInterface(name, sources);
  }
  const ownPackages = new Set(sources.documented.keys());
  const readings = exporters.map((opened) => {
    const scope: PropScope = { checker: opened.checker, ownPackages, runtimeProps: null };
    const type = opened.checker.getDeclaredTypeOfSymbol(opened.exports.get(name) ?? symbol);
    return { plan: opened.plan, ...readProps(type, scope) };
  });
  return {
    ...describeEntry(name, symbol, cheapestForm, sources.family.slug),
    kind: 'interface',
    imports: readImports(symbol, exporters, sources.versionDir, true),
    props: mergeMembers(readings),
    slots: [],
    classes: [],
    inherits: readings.at(-1)?.inherits ?? [],
  };
}

function unknownInterface(name: string, { family, packages }: FamilySources): ExtractionError {
  const names = new Set(packages.flatMap(({ exports }) => [...exports.keys()]));
  const nearest = nearestName(name, names);
  return new ExtractionError(
    `"${name}" is listed as an interface of ${family.slug}, but ` +
      `${packages.map((opened) => `${opened.name}@${opened.version}`).join(', ')} do not export it. ` +
      `${nearest ? `Did you mean "${nearest}"? ` : ''}` +
      `Correct the list in plugins/api-reference/data/families.ts.`,
  );
}
