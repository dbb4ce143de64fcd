import { checkCode } from '../../packages/component-docs-cli/src/answers/checkCode.ts';
import { markdownAddress } from '../../plugins/machine-pages/address.ts';
import type { Library } from '../../packages/component-docs-cli/src/answers/Library.ts';
import type { About } from '../../packages/component-docs-cli/src/answers/types.ts';

const LISTING = /^```([jt]sx?)\b[^\n]*\n([\s\S]*?)^```/gm;
const REFERENCE = /(?:https?:\/\/[^/\s)]+)?(\/[\w/-]*\/api\/[\w-]+\/[\w-]+(?:\.md|\/))/g;

/**
 * Finds names in an answer that its version lacks: imports, props, slots and classes in its listings, and dead links to
 * the API reference.
 */
export async function findForeignNames(
  text: string,
  about: About,
  library: Library,
): Promise<string[]> {
  const listings = [...text.matchAll(LISTING)].map(([, language = '', code = ''], index) => ({
    name: `listing${index}.${language}`,
    text: code,
  }));
  const isOfX = about.title.startsWith('MUI X');
  const { data } = await checkCode(library, {
    version: isOfX ? about.version : 'current',
    files: isOfX ? listings : [],
  });
  const names = data.findings
    .filter(({ problem }) => problem === 'missing')
    .map(({ message }) => message);
  const links = new Set([...text.matchAll(REFERENCE)].map(([, path = '']) => path));
  const dead: string[] = [];
  for (const path of links) {
    const file = path.endsWith('/') ? markdownAddress(path) : path;
    if ((await library.files.read(file.replace(/^\//, ''))) === null) {
      dead.push(`a link to ${path}`);
    }
  }
  return [...names, ...dead];
}
