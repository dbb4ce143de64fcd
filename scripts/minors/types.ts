import type { Plan } from '../../plugins/api-reference/types.ts';

/** Types that pass between the stages that read the minor releases: plain, JSON-serializable data. */

/** Packages of a family at the end of a minor. */
export interface MinorRelease {
  readonly family: string;
  readonly major: number;
  /** For example `7.12`. */
  readonly minor: string;
  /** Release of each package that the registry has for this minor, by package name. */
  readonly packages: Readonly<Record<string, string>>;
}

/** A named item of a release. */
export interface ReadMember {
  /** Plan of the item. If the package of this plan was not read, a missing item may still exist. */
  readonly plan: Plan;
  readonly deprecated: boolean;
}

/** An exported name of a release. */
export interface ReadName extends ReadMember {
  /** Kind of its entry in the API reference; without an entry, kind of the export. */
  readonly kind: string;
  /**
   * Properties that affect how the entry was extracted, such as type parameters. If two releases have different shapes,
   * for example after an alias became generic, their members cannot be compared.
   */
  readonly shape: string;
  /** Members by anchor, such as `prop-rows`. */
  readonly members: Readonly<Record<string, ReadMember>>;
  /** Anchors of inherited members that the API reference does not list, such as the props of Material UI components. */
  readonly inherited: readonly string[];
}

/** All names of one minor of a family. */
export interface MinorReading {
  readonly release: MinorRelease;
  /** Release date of its first release, such as `2024-05-23`, from its changelog; `null` if the changelog has none. */
  readonly date: string | null;
  /** Plans whose packages were read. */
  readonly plans: readonly Plan[];
  readonly names: Readonly<Record<string, ReadName>>;
}
