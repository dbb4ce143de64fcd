import path from 'node:path';
import { extractAllSourceCodeFileTranslations, getBabelOptions } from '@docusaurus/babel';
import { Globby } from '@docusaurus/utils';
import type { ExtractedStrings } from './types';

/** Code that readers' browsers run, apart from packages. */
const SOURCES = ['{src,plugins,lib}/**/*.{ts,tsx}', '!**/__tests__/**'];

/**
 * Finds every string that the site's own code hands to `<Translate>` or `translate()`.
 *
 * @param sources the files to look through, as globs relative to the site; all by default
 */
export async function extractStrings(
  siteDir: string,
  sources: readonly string[] = SOURCES,
): Promise<ExtractedStrings> {
  const files = await Globby([...sources], { cwd: siteDir, absolute: true });
  const extracted = await extractAllSourceCodeFileTranslations(
    files,
    getBabelOptions({ isServer: true }),
  );
  return {
    strings: extracted.flatMap(({ sourceCodeFilePath, translations }) =>
      Object.entries(translations).map(([id, { message }]) => ({
        id,
        message,
        file: sourceCodeFilePath,
      })),
    ),
    warnings: extracted.flatMap(({ sourceCodeFilePath, warnings }) =>
      warnings.map((warning) => `${path.relative(siteDir, sourceCodeFilePath)}: ${warning.trim()}`),
    ),
  };
}
