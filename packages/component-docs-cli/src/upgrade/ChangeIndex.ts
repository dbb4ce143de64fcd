import type {
  ExportChange,
  MemberChange,
} from '../../../../plugins/api-reference/compare/types.ts';
import type { MemberKind } from '../../../../plugins/api-reference/listMembers.ts';
import type { UpgradeFacts } from './types.ts';

/** Changes of an export between two versions. */
export interface FoundExport {
  readonly family: string;
  readonly change: ExportChange;
}

export interface FoundMember extends FoundExport {
  readonly member: MemberChange;
}

/** Index of the changes by names of the earlier version. */
export class ChangeIndex {
  /** By family and name. */
  readonly #exports = new Map<string, Map<string, ExportChange>>();
  readonly #members = new Map<ExportChange, Map<string, MemberChange>>();
  /** Members that all listeners share: events and selectors, by family. */
  readonly #shared = new Map<string, Map<string, FoundMember>>();

  constructor({ comparisons }: Pick<UpgradeFacts, 'comparisons'>) {
    for (const { family, changes } of comparisons) {
      const byName = new Map<string, ExportChange>();
      const shared = new Map<string, FoundMember>();
      // An entry with a page takes precedence over a type of the same name.
      for (const change of [...changes].sort((a, b) => pages(a) - pages(b))) {
        // A name that still exists next to its replacement keeps its own entry.
        const name = change.formerName ?? change.name;
        if (!change.kinds.includes('added') && !isKept(byName.get(name), change)) {
          byName.set(name, change);
        }
        for (const member of change.members) {
          if (change.kind === 'events' || change.kind === 'selectors') {
            shared.set(keyOf(member), { family, change, member });
          }
        }
      }
      this.#exports.set(family, byName);
      this.#shared.set(family, shared);
    }
  }

  export(name: string, families: readonly string[]): FoundExport | null {
    for (const family of this.#familiesOf(families)) {
      const change = this.#exports.get(family)?.get(name);
      if (change) {
        return { family, change };
      }
    }
    return null;
  }

  /** Returns a member of the first export that has it. */
  member(
    kind: MemberKind,
    name: string,
    owners: readonly string[],
    families: readonly string[],
  ): FoundMember | null {
    for (const owner of owners) {
      const found = this.export(owner, families);
      const member = found && this.#membersOf(found.change).get(`${kind}-${name}`);
      if (found && member) {
        return { ...found, member };
      }
    }
    return null;
  }

  /** Returns an event or a selector. */
  shared(kind: MemberKind, name: string, families: readonly string[]): FoundMember | null {
    for (const family of this.#familiesOf(families)) {
      const found = this.#shared.get(family)?.get(`${kind}-${name}`);
      if (found && !found.member.kinds.includes('added')) {
        return found;
      }
    }
    return null;
  }

  /** Theme keys do not name the package of their component. */
  #familiesOf(families: readonly string[]): readonly string[] {
    return families.length > 0 ? families : [...this.#exports.keys()];
  }

  #membersOf(change: ExportChange): Map<string, MemberChange> {
    const known =
      this.#members.get(change) ??
      new Map(
        change.members
          .filter(({ kinds }) => !kinds.includes('added'))
          .map((member) => [keyOf(member), member]),
      );
    this.#members.set(change, known);
    return known;
  }
}

/** Returns whether an entry takes precedence over another one of the same name. */
const isKept = (known: ExportChange | undefined, { formerName }: ExportChange): boolean =>
  known !== undefined && known.formerName === undefined && formerName !== undefined;

const pages = ({ fromSlug, toSlug }: ExportChange): number => Number(Boolean(fromSlug ?? toSlug));

const keyOf = ({ member, name, formerName }: MemberChange): string =>
  `${member}-${formerName ?? name}`;
