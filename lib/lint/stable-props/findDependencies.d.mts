import type { DependencyKind } from './families.mjs';

export interface Dependency {
  readonly prop: string;
  readonly kind: DependencyKind;
  readonly hook: string;
  readonly step?: string;
}

export function findDependencies(code: string): Dependency[];
