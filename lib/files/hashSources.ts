import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby, md5Hash } from '@docusaurus/utils';

/** Code that decides how pages are compiled and what is generated for them. */
const SOURCES = [
  'plugins/**/*.{ts,json}',
  'lib/**/*.ts',
  'packages/*/src/**/*.ts',
  'src/{markdown,versions}/**/*.ts',
  'package-lock.json',
  '!**/__tests__/**',
];

const hashes = new Map<string, Promise<string>>();

/** Digest of the site's build-time code and packages, computed once per process. */
export function hashSources(siteDir: string): Promise<string> {
  const hash = hashes.get(siteDir) ?? compute(siteDir);
  hashes.set(siteDir, hash);
  return hash;
}

async function compute(siteDir: string): Promise<string> {
  const files = (await Globby(SOURCES, { cwd: siteDir })).sort();
  const texts = files.map((file) => readFileSync(path.join(siteDir, file), 'utf8'));
  return md5Hash(texts.join('\0'));
}
