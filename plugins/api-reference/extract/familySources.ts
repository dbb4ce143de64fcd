import type { ApiFamily, Plan } from '../types';
import type { LocatedPackage } from './locatePackage';
import type { OpenPackage } from './openPackage';

/** A family's package with the plan it belongs to and what its JavaScript says. */
export interface PlannedPackage extends OpenPackage {
  plan: Plan;
}

/** What the entries of one family are read from. */
export interface FamilySources {
  family: ApiFamily;
  /** The family's packages, cheapest plan first. */
  packages: readonly PlannedPackage[];
  /** All documented packages of the version, by name. */
  documented: ReadonlyMap<string, LocatedPackage>;
  versionDir: string;
}
