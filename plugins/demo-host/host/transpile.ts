import { transform, type Transform } from 'sucrase';
import { HostError } from './HostError';
import { insertSteps, WATCH_LOOP } from './loops/insertSteps';
import { readImports, type ImportUse } from './readImports';

/** A file of a demo, ready to run. */
export interface CompiledFile {
  /** A function body that expects `PARAMETERS`. Lines are those of the source. */
  readonly code: string;
  readonly imports: readonly ImportUse[];
}

/** What compiled code is given: a CommonJS module's, and what watches its loops. */
export const PARAMETERS = ['require', 'module', 'exports', WATCH_LOOP];

const SYNTAX_POSITION = /\s*\((\d+):(\d+)\)$/;

/**
 * Turns TypeScript or JavaScript with JSX into code that runs, and whose loops can be ended.
 *
 * @throws a `HostError` of kind `syntax`, with line and column
 */
export function transpile(file: string, text: string): CompiledFile {
  const isTypeScript = /\.tsx?$/.test(file);
  const language: Transform[] = isTypeScript ? ['jsx', 'typescript'] : ['jsx'];
  try {
    const modern = transform(text, {
      transforms: language,
      jsxRuntime: 'preserve',
      disableESTransforms: true,
    }).code;
    const { code } = transform(modern, {
      transforms: ['jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    });
    return { code: insertSteps(code), imports: readImports(modern) };
  } catch (error) {
    const message = (error as Error).message.replace(/^Error transforming [^:]*: /, '');
    const [, line, column] = SYNTAX_POSITION.exec(message) ?? [];
    throw new HostError({
      kind: 'syntax',
      message: message.replace(SYNTAX_POSITION, ''),
      file,
      ...(line && { line: Number(line), column: Number(column) }),
    });
  }
}
