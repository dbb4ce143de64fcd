import { REVIEWED_NAMES, type ReviewedNames } from '../data/renames';
import { VERSION_NAMES, type VersionName } from '../data/during';
import { createMinorIndex, type MinorIndex } from '../minors/minorIndex';
import { reportProblems } from '../../../lib/diagnostics/reportProblems';
import type { ApiReference, ApiEntry } from '../types';
import type { MemberKind } from '../listMembers';
import { findRenameProblems } from './findRenameProblems';
import { createLineage, type Lineage } from './lineage';
import { readSurface } from './readSurface';
import { createRenameTable } from './renameTable';
import { recordHistory, type HistorySources } from './recordHistory';

/** Something for each documented version. */
export type ByVersion<Value> = Readonly<Record<VersionName, Value>>;

/** References with histories, and the data that these were computed from. */
export interface HistoricReferences {
  readonly references: ByVersion<ApiReference> & Readonly<Record<string, ApiReference>>;
  readonly lineage: Lineage;
}

/**
 * Compares the references of all versions, and adds a history to each name.
 *
 * @param reviewed facts about names that packages do not contain
 * @param minors minor releases of the changes
 * @throws if reviewed renames have no target, listing all of them
 */
export function addHistories(
  references: ByVersion<ApiReference>,
  reviewed: ReviewedNames = REVIEWED_NAMES,
  minors: MinorIndex = createMinorIndex(),
): HistoricReferences {
  const surfaces = VERSION_NAMES.map((name) => readSurface(references[name]));
  reportProblems(
    'throw',
    'The reviewed renames of the API reference do not fit the packages',
    findRenameProblems(reviewed.renames, surfaces),
  );
  const table = createRenameTable(reviewed);
  const lineage = createLineage(surfaces, table);
  const sources = {
    lineage,
    table,
    reviewed,
    minors,
    firstVersions: findFirstVersions(references),
  };
  const historic = VERSION_NAMES.map((name, at): [VersionName, ApiReference] => {
    const { packages, entries, exports } = references[name];
    return [
      name,
      {
        packages,
        entries: entries.map((entry) => addToEntry(entry, at, sources)),
        exports: exports.map((each) => ({
          ...each,
          history: recordHistory(at, { family: each.family, entry: each.name }, sources),
        })),
      },
    ];
  });
  return {
    references: Object.fromEntries(historic) as ByVersion<ApiReference>,
    lineage,
  };
}

/** Returns the first documented version of each family, as an index of `VERSION_NAMES`. */
function findFirstVersions(references: ByVersion<ApiReference>): ReadonlyMap<string, number> {
  const newestFirst = VERSION_NAMES.map((name, at) => ({ at, ...references[name] })).reverse();
  return new Map(
    newestFirst.flatMap(({ at, entries }) =>
      entries.map(({ family }): [string, number] => [family, at]),
    ),
  );
}

/** Adds histories to an entry and everything on its page. */
function addToEntry(entry: ApiEntry, at: number, sources: HistorySources): ApiEntry {
  const owner = { family: entry.family, entry: entry.name };
  const all = <Doc extends { name: string }>(kind: MemberKind, docs: readonly Doc[]): Doc[] =>
    docs.map((doc) => {
      const member = { kind, name: doc.name };
      return { ...doc, history: recordHistory(at, { ...owner, member }, sources) };
    });
  const history = recordHistory(at, owner, sources);
  switch (entry.kind) {
    case 'component':
      return {
        ...entry,
        history,
        props: all('prop', entry.props),
        slots: all('slot', entry.slots),
        classes: all('class', entry.classes),
      };
    case 'interface':
    case 'class':
      return { ...entry, history, props: all('prop', entry.props) };
    case 'hook':
      return {
        ...entry,
        history,
        signatures: entry.signatures.map((signature) => ({
          ...signature,
          parameters: all('param', signature.parameters),
        })),
      };
    case 'events':
      return { ...entry, history, events: all('event', entry.events) };
    case 'selectors':
      return { ...entry, history, selectors: all('selector', entry.selectors) };
  }
}
