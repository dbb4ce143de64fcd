import path from 'node:path';
import { API_VERSIONS } from '../../api-reference/data/versions';
import { loadReference } from '../../api-reference/loadReference';
import { collectThemeKeys } from '../collectThemeKeys';
import type { ThemeKeys } from '../types';

export const SITE_DIR = path.join(__dirname, '../../..');

/** Versions with a screen. */
export const BUILT_VERSIONS = ['current', 'next', 'v6', 'v5'] as const;

export type BuiltVersion = (typeof BUILT_VERSIONS)[number];

/** Reads the theme keys of a version from its packages. */
export async function loadKeys(name: BuiltVersion): Promise<ThemeKeys> {
  const version = API_VERSIONS.find((each) => each.name === name)!;
  return collectThemeKeys(name, await loadReference(version, SITE_DIR));
}
