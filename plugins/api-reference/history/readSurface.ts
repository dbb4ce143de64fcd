import { listMembers, type MemberKind } from '../listMembers';
import type { ApiEntry, ApiReference, Deprecation, ExportDoc } from '../types';

/** A member as far as its history is concerned. */
export interface NamedMember {
  kind: MemberKind;
  name: string;
  deprecated: Deprecation;
}

/** An export of a family, with or without a page. */
export interface NamedExport {
  name: string;
  deprecated: Deprecation;
  /** By anchor, such as `prop-rows`. */
  members: ReadonlyMap<string, NamedMember>;
}

/** Everything in a version that has a name, by `<family>/<name>`. */
export type Surface = ReadonlyMap<string, NamedExport>;

/** Extracts all names from a version's reference. */
export function readSurface({ entries, exports }: ApiReference): Surface {
  const others = exports.map((each): [string, NamedExport] => [
    `${each.family}/${each.name}`,
    { name: each.name, deprecated: each.deprecated, members: new Map() },
  ]);
  const documented = entries.map((entry): [string, NamedExport] => [
    `${entry.family}/${entry.name}`,
    {
      name: entry.name,
      deprecated: entry.deprecated,
      members: new Map([
        ...(entry.kind === 'selectors' ? listOtherSelectors(entry, exports) : []),
        ...listMembers(entry).map(({ kind, anchor, doc }): [string, NamedMember] => [
          anchor,
          { kind, name: doc.name, deprecated: doc.deprecated },
        ]),
      ]),
    },
  ]);
  return new Map([...others, ...documented]);
}

/** Selectors on their way out are not in the list any more, and yet still there. */
function listOtherSelectors(
  { family }: ApiEntry,
  exports: readonly ExportDoc[],
): [string, NamedMember][] {
  return exports
    .filter((each) => each.family === family && each.name.endsWith('Selector'))
    .map(({ name, deprecated }) => [`selector-${name}`, { kind: 'selector', name, deprecated }]);
}
