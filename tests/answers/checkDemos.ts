import { checkCode } from '../../packages/component-docs-cli/src/answers/checkCode.ts';
import type { Library } from '../../packages/component-docs-cli/src/answers/Library.ts';
import { splitSource } from '../../packages/component-docs-cli/src/answers/splitSource.ts';
import { hostFolder } from '../../plugins/demos/shared/hostAddresses.ts';

/**
 * Checks every demo against its own version. Another stage checks the types of demos, so each name that is reported as
 * missing is a false positive.
 *
 * @returns for each demo, `null` or the reported problems
 */
export async function checkDemos(library: Library): Promise<(string | null)[]> {
  const results: (string | null)[] = [];
  for (const { version } of await library.versions()) {
    if (version.instance !== 'x') {
      continue;
    }
    const folder = hostFolder(version.name);
    for (const id of await library.files.list(folder.replace(/\/$/, ''))) {
      const source = await library.files.read(`${folder}${id}/source.txt`);
      if (source !== null) {
        const files = splitSource(source).filter(({ name }) => /\.tsx?$/.test(name));
        const { data } = await checkCode(library, { version: version.name, files });
        const problems = [
          ...data.findings.filter(({ problem }) => problem === 'missing'),
          ...data.failed,
        ].map(({ file, message }) => `${version.name} ${file}: ${message}`);
        results.push(problems.length === 0 ? null : problems.join('\n'));
      }
    }
  }
  return results;
}
