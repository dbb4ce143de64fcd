import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createCacheKey } from '../../../lib/cache';
import { writeWhole } from '../../../lib/files/writeWhole';
import { deriveJavaScript } from './deriveJavaScript';

/** Derives JavaScript and keeps the result for the next build. */
export interface DerivationCache {
  readonly derive: typeof deriveJavaScript;
  /** Writes the results that were used since the cache was created, if they have changed. */
  readonly save: () => void;
}

/**
 * Opens the cache of derived JavaScript. Formatting JavaScript is the slowest step of loading demos.
 *
 * @param file absolute path of the cache
 */
export function createDerivationCache(file: string): DerivationCache {
  const version = createCacheKey(
    readFileSync(path.join(__dirname, 'deriveJavaScript.ts')),
    ['prettier', 'sucrase'].map(installedVersion).join(),
  );
  const earlier = load(file);
  const used: Record<string, string> = {};
  return {
    async derive(typescript, name) {
      const key = createCacheKey(version, path.extname(name), typescript);
      return (used[key] ??= earlier[key] ?? (await deriveJavaScript(typescript, name)));
    },
    save() {
      const isSame =
        Object.keys(used).length === Object.keys(earlier).length &&
        Object.keys(used).every((key) => key in earlier);
      if (!isSame) {
        writeWhole(file, JSON.stringify(used));
      }
    },
  };
}

function load(file: string): Readonly<Record<string, string>> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

function installedVersion(name: string): string {
  return (createRequire(__filename)(`${name}/package.json`) as { version: string }).version;
}
