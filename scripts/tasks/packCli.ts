import { join, resolve } from 'node:path';
import { BUILD_DIR, SITE_DIR } from '../../lib/siteDir.ts';
import { packTool } from '../../packages/component-docs-cli/src/pack/packTool.ts';

const PACKAGE_DIR = join(SITE_DIR, 'packages/component-docs-cli');

/** Highest quality, because the data is packed once and downloaded often. */
const QUALITY = 11;

/** `npm run cli:pack`: packs the command line tool with the data of `build/`, or of the folder given as argument. */
async function packCli(): Promise<void> {
  const [folder] = process.argv.slice(2);
  const report = await packTool({
    packageDir: PACKAGE_DIR,
    buildDir: folder ? resolve(folder) : BUILD_DIR,
    target: PACKAGE_DIR,
    quality: QUALITY,
  });
  console.log(
    `${report.files} files of the site: ${megabytes(report.original)}, packed ${megabytes(report.packed)}\n` +
      `${report.archive}: ${megabytes(report.archiveBytes)}`,
  );
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

packCli().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
