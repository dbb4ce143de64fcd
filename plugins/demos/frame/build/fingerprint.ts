import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby, md5Hash } from '@docusaurus/utils';
import type { HostInput } from './compileHost';

/** Site code that is part of a host's bundle or determines its contents. */
const SITE_CODE = [
  'plugins/demos/frame/**/*.{ts,tsx,cjs,css}',
  'plugins/icon-font/client/*.{ts,css}',
  'plugins/demos/page/{client,runtimes}/**/*.{ts,tsx}',
  'lib/{browser,demos,diagnostics,licenses}/*.{ts,tsx}',
  'plugins/settings/{storageKeys.ts,client/applySettings.ts}',
  'src/brand/measures.ts',
  'package-lock.json',
];

/** Computes a hash of everything a version's bundle is built from. */
export async function fingerprint({
  siteDir,
  version,
  demos,
  publicPath,
}: HostInput): Promise<string> {
  const { folder } = version;
  const files = await Globby(
    [...SITE_CODE, `${folder}/package.json`, `${folder}/_runtime/**`, `${folder}/**/demos/**`],
    { cwd: siteDir, ignore: ['**/node_modules/**', '**/__tests__/**', '**/heights.json'] },
  );
  const contents = await Promise.all(
    files
      .sort()
      .map(async (file) => `${file}\n${await readFile(path.join(siteDir, file), 'utf8')}`),
  );
  // A build of selected pages has only their demos.
  const ids = demos.map(({ id }) => id).join();
  return md5Hash([publicPath, process.env.MUI_X_LICENSE_KEY ?? '', ids, ...contents].join('\0'));
}
