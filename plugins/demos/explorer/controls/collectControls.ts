import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nearestName } from '../../../../lib/diagnostics/nearestName';
import type { VersionDemos } from '../../shared/demoIndex';
import type { DemoEntry, DemoUsage } from '../../shared/types';
import type { ApiReference } from '../../../api-reference/types';
import { describeControls, type AddressOf } from './describeControls';
import { readSpreads } from './readSpreads';
import type { ControlFacts, ControlsFacts } from './types';

/** Controls on the pages of a version, and a message for each problem. */
export interface CollectedControls {
  readonly facts: readonly ControlsFacts[];
  readonly problems: readonly string[];
}

/** Matches `first="series.area props.loading"`, the props that are shown first, in this order. */
const FIRST = /\bfirst="([^"]*)"/;

/**
 * Describes every component whose controls a version's pages show.
 *
 * @param reference API reference of the version; `undefined` if it has none
 * @param siteDir absolute path of the site, to which files in messages are relative
 */
export function collectControls(
  { demos, usages }: VersionDemos,
  reference: Pick<ApiReference, 'entries'> | undefined,
  addressOf: AddressOf,
  siteDir: string,
): CollectedControls {
  const facts = new Map<string, ControlsFacts>();
  const problems: string[] = [];
  for (const usage of usages) {
    const { shows } = usage;
    const demo = demos.find(({ id }) => id === usage.id);
    // Missing demos are reported by another check, for all elements.
    if (shows?.element !== 'Controls' || facts.has(shows.component) || !demo) {
      continue;
    }
    try {
      facts.set(shows.component, describe(usage, demo, reference?.entries ?? [], addressOf));
    } catch (error) {
      const place = `${path.relative(siteDir, usage.page)}:${usage.line}`;
      problems.push(`${place} ${(error as Error).message}`);
    }
  }
  return { facts: [...facts.values()], problems };
}

function describe(
  { shows }: DemoUsage,
  demo: DemoEntry,
  entries: ApiReference['entries'],
  addressOf: AddressOf,
): ControlsFacts {
  const { component: of = '', text = '' } = shows ?? {};
  const components = entries.filter((entry) => entry.kind === 'component');
  const component = components.find(({ name }) => name === of);
  if (!component) {
    const near = nearestName(
      of,
      components.map(({ name }) => name),
    );
    throw new Error(
      `shows the controls of "${of}", which is no component in the API reference of this version. ` +
        `Name one that is${near ? `; did you mean "${near}"?` : '.'}`,
    );
  }
  const spreads = readSpreads(readFileSync(demo.file, 'utf8'));
  const all = describeControls(component, entries, spreads, addressOf);
  const [, listed = ''] = FIRST.exec(text) ?? [];
  const first = listed.split(/\s+/).filter(Boolean);
  return { of, controls: order(all, first), shownFirst: first.length || all.length };
}

function order(all: readonly ControlFacts[], first: readonly string[]): ControlFacts[] {
  const chosen = first.map((name) => {
    const control = all.find(({ path: each }) => each === name);
    if (!control) {
      const names = all.map(({ path: each }) => each);
      throw new Error(
        `offers "${name}" first, which cannot be changed here. What can: ${names.join(', ')}.`,
      );
    }
    return control;
  });
  return [...chosen, ...all.filter((control) => !chosen.includes(control))];
}
