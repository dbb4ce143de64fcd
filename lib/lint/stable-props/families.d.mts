export type DependencyKind = 'processor' | 'effect' | 'memo';

export interface Family {
  readonly name: string;
  readonly packages: readonly string[];
  readonly components: RegExp;
  readonly kinds: readonly DependencyKind[];
}

export const FAMILIES: readonly Family[];
