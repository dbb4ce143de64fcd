import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ApiFamily, ApiVersion } from '../data/types';

const SITE = path.join(__dirname, '../../..');

/** Installs the fixture packages into a separate site, with the folder structure of npm. */
export function installPackages(): string {
  const site = mkdtempSync(path.join(tmpdir(), 'api-reference-'));
  const scope = path.join(site, 'node_modules/@acme');
  mkdirSync(path.join(site, 'node_modules/@types'), { recursive: true });
  mkdirSync(path.join(site, 'docs'));
  writeFileSync(path.join(site, 'docs/package.json'), '{}');
  cpSync(path.join(__dirname, 'fixtures/packages'), scope, { recursive: true });
  for (const name of ['@types/react', '@types/prop-types', 'csstype']) {
    symlinkSync(
      path.join(SITE, 'node_modules', name),
      path.join(site, 'node_modules', name),
      'dir',
    );
  }
  return site;
}

export const WIDGETS: ApiFamily = {
  slug: 'widgets',
  packages: [
    { name: '@acme/widgets', plan: 'community' },
    { name: '@acme/widgets-pro', plan: 'pro' },
  ],
  entryPoints: ['AdapterClock'],
  interfaces: ['Column'],
  events: null,
  reviewed: { internal: [], descriptions: { rows: 'The rows.' }, plans: { paid: 'pro' } },
};

/** Creates a version of the fixture site with changes to its only family. */
export function versionOf(changes: Partial<ApiFamily> = {}): ApiVersion {
  return { name: 'current', folder: 'docs', base: 'x/', families: [{ ...WIDGETS, ...changes }] };
}
