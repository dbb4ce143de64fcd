// Imports only the parser, in a form that both Node and bundlers can load.
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { transform } from 'sucrase';

/**
 * Removes the types from a demo's TypeScript and keeps everything else: comments, blank lines and JSX.
 *
 * @param file name of the source in errors
 */
export async function deriveJavaScript(typescript: string, file: string): Promise<string> {
  const { code } = transform(typescript, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    filePath: file,
  });
  const formatted = await format(code, {
    parser: 'babel',
    plugins: [babel, estree],
    singleQuote: true,
    printWidth: 100,
  });
  return formatted.trimEnd();
}
