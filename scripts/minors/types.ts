import type { Plan } from '../../plugins/api-reference/types.ts';

/** Types that pass between the stages that read the minor releases: plain data that survives JSON. */

/** The packages of one family as they were at the end of one minor. */
export interface MinorRelease {
  readonly family: string;
  readonly major: number;
  /** Such as `7.12`. */
  readonly minor: string;
  /** The release of each package that the registry has of this minor, by its name. */
  readonly packages: Readonly<Record<string, string>>;
}

/** Something with a name in a release. */
export interface ReadMember {
  /** The plan that it comes with: a release whose package of this plan was not read does not say that it is not there. */
  readonly plan: Plan;
  readonly deprecated: boolean;
}

/** A name that a release exports. */
export interface ReadName extends ReadMember {
  /** The kind of the entry that it has in the reference, or of the export without one. */
  readonly kind: string;
  /**
   * What decides how an entry was read: two releases whose entry is of another shape say nothing about what came or
   * went between them. An alias that became generic is an example.
   */
  readonly shape: string;
  /** By anchor such as `prop-rows`. */
  readonly members: Readonly<Record<string, ReadMember>>;
  /** Anchors of what it takes and the reference does not list, such as the props of Material's components. */
  readonly inherited: readonly string[];
}

/** Everything that has a name in one minor of a family. */
export interface MinorReading {
  readonly release: MinorRelease;
  /** When its first release was published, `2024-05-23`, as its changelog says; `null` when it does not. */
  readonly date: string | null;
  /** The plans whose packages were read. */
  readonly plans: readonly Plan[];
  readonly names: Readonly<Record<string, ReadName>>;
}
