import type { Family } from './families.mjs';
import type { Dependency } from './findDependencies.mjs';

export function readStableProps(family: Family, versionDir: string): Map<string, Dependency>;
