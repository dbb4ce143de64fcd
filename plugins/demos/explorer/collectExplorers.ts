import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nearestName } from '../../../lib/diagnostics/nearestName';
import type { ApiEntry } from '../../api-reference/types';
import type { ComponentElement } from '../shared/componentDemos';
import type { VersionDemos } from '../shared/demoIndex';
import type { DemoEntry, DemoUsage } from '../shared/types';
import { describeAnatomy } from './anatomy/describeAnatomy';
import { describeControls } from './controls/describeControls';
import type { AddressOf, ExplorerFacts } from './facts';

interface Explorer {
  readonly element: ComponentElement;
  readonly facts: ExplorerFacts;
}

/**
 * Describes every component that a version's pages show in an explorer.
 *
 * @param entries the API reference of the version
 * @param siteDir absolute path of the site, to which files in messages are relative
 * @returns the reference data, and a message for each problem
 */
export function collectExplorers(
  { demos, usages }: VersionDemos,
  entries: readonly ApiEntry[],
  addressOf: AddressOf,
  siteDir: string,
): { readonly explorers: readonly Explorer[]; readonly problems: readonly string[] } {
  const explorers = new Map<string, Explorer>();
  const problems: string[] = [];
  for (const { id, shows, page, line } of usages) {
    const demo = demos.find((each) => each.id === id);
    // Missing demos are reported by another check, for all elements.
    if (!shows || !demo || explorers.has(id)) {
      continue;
    }
    try {
      const facts = describe(shows, demo, entries, addressOf);
      explorers.set(id, { element: shows.element, facts });
    } catch (error) {
      problems.push(`${path.relative(siteDir, page)}:${line} ${(error as Error).message}`);
    }
  }
  return { explorers: [...explorers.values()], problems };
}

function describe(
  { element, component: name, text }: NonNullable<DemoUsage['shows']>,
  demo: DemoEntry,
  entries: readonly ApiEntry[],
  addressOf: AddressOf,
): ExplorerFacts {
  const components = entries.filter((entry) => entry.kind === 'component');
  const component = components.find((each) => each.name === name);
  if (!component) {
    const names = components.map((each) => each.name);
    const near = nearestName(name, names);
    throw new Error(
      `shows the ${element.toLowerCase()} of "${name}", which is no component in the API reference of this version. ` +
        `Name one that is${near ? `; did you mean "${near}"?` : '.'}`,
    );
  }
  return element === 'Anatomy'
    ? describeAnatomy(component, components, addressOf)
    : describeControls(component, entries, readFileSync(demo.file, 'utf8'), text, addressOf);
}
