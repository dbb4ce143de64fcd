import path from 'node:path';
import { nearestName } from '../../../../lib/diagnostics/nearestName';
import type { DemoUsage } from '../../shared/types';
import type { ApiReference, ComponentEntry } from '../../../api-reference/types';
import { describeAnatomy, type AddressOf } from './describeAnatomy';
import type { AnatomyFacts } from './types';

/** Anatomies on the pages of a version, and a message for each problem. */
export interface Anatomies {
  readonly facts: readonly AnatomyFacts[];
  readonly problems: readonly string[];
}

/**
 * Describes every component whose anatomy a version's pages show.
 *
 * @param reference API reference of the version; `undefined` if it has none
 * @param siteDir absolute path of the site, to which files in messages are relative
 */
export function collectAnatomies(
  usages: readonly DemoUsage[],
  reference: Pick<ApiReference, 'entries'> | undefined,
  addressOf: AddressOf,
  siteDir: string,
): Anatomies {
  const components = (reference?.entries ?? []).filter((entry) => entry.kind === 'component');
  const facts = new Map<string, AnatomyFacts>();
  const problems: string[] = [];
  for (const { shows, page, line } of usages) {
    const anatomyOf = shows?.element === 'Anatomy' ? shows.component : undefined;
    if (anatomyOf === undefined || facts.has(anatomyOf)) {
      continue;
    }
    const component = components.find(({ name }) => name === anatomyOf);
    if (component && hasTheme(component)) {
      facts.set(anatomyOf, describeAnatomy(component, components, addressOf));
    } else {
      const place = `${path.relative(siteDir, page)}:${line}`;
      problems.push(`${place} ${explain(anatomyOf, component, components)}`);
    }
  }
  return { facts: [...facts.values()], problems };
}

function hasTheme(
  component: ComponentEntry,
): component is ComponentEntry & { readonly theme: object } {
  return component.theme !== null;
}

function explain(
  name: string,
  component: ComponentEntry | undefined,
  components: readonly ComponentEntry[],
): string {
  if (component) {
    return (
      `shows the anatomy of "${name}", which has no theme key: its slots cannot be marked. ` +
      'Show that of a component with one.'
    );
  }
  const near = nearestName(
    name,
    components.map((each) => each.name),
  );
  return (
    `shows the anatomy of "${name}", which is no component in the API reference of this version. ` +
    `Name one that is${near ? `; did you mean "${near}"?` : '.'}`
  );
}
