import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Globby } from '@docusaurus/utils';
import { isLibraryPackage, type ImportableModules } from './importableModules';

/** Packages contain the same code several times, for different module systems and browsers; one copy is enough. */
const COPIES = ['modern', 'legacy', 'esm', 'node', 'node_modules'].map((dir) => `!${dir}/**`);

/** Returns the JavaScript of a version's library packages and of the Material UI packages they use, as one text. */
export async function readPackageCode({ dirs }: ImportableModules): Promise<string> {
  const packages = [...dirs].filter(([name]) => isLibraryPackage(name) || MESSAGES_OF.test(name));
  const texts = await Promise.all(
    packages.map(async ([, dir]) => {
      const files = await Globby(
        ['**/*.js', '!**/*-esm.js', '!umd/**', '!**/*.production*.js', ...COPIES],
        { cwd: dir },
      );
      return files.map((file) => readFileSync(join(dir, file), 'utf8')).join('\n');
    }),
  );
  return spellOut(texts.join('\n'));
}

const MESSAGES_OF =
  /^(?:react|react-dom|@mui\/(?:material|system)|@material-ui\/core|@emotion\/react)$/;

/** Resolves escapes and joins concatenated strings, so that each string has its runtime value. */
function spellOut(code: string): string {
  return code
    .replaceAll(/\\(['"`])/g, '$1')
    .replaceAll(/\\n/g, '\n')
    .replaceAll(/(['"`])\s*\+\s*\1/g, '');
}
