import { transform, type Transform } from 'sucrase';
import { checkNamespaces } from './checkNamespaces';
import { checkModule, checkSyntax } from './checkSyntax';
import { HostError } from './HostError';
import { insertSteps, WATCH_CALL, WATCH_LOOP } from './loops/insertSteps';
import { readImports, type ImportUse } from './readImports';

/** A compiled file of a demo. */
export interface CompiledFile {
  /** A function body that expects `PARAMETERS`. Lines match the source. */
  readonly code: string;
  readonly imports: readonly ImportUse[];
}

/** Parameters of compiled code: those of a CommonJS module, and the guards for its loops and calls. */
export const PARAMETERS = ['require', 'module', 'exports', WATCH_LOOP, WATCH_CALL];

const SYNTAX_POSITION = /\s*\((\d+):(\d+)\)$/;

/**
 * Compiles TypeScript or JavaScript with JSX to code whose loops and calls can be ended.
 *
 * @throws a `HostError` of kind `syntax`, with line and column
 */
export function transpile(file: string, text: string): CompiledFile {
  const isTypeScript = /\.tsx?$/.test(file);
  const modern = removeTypes(file, text, isTypeScript ? ['jsx', 'typescript'] : ['jsx']);
  checkNamespaces(file, text, modern);
  const code = makeScript(file, text, modern);
  checkSyntax(file, { text, modern, code }, PARAMETERS);
  return { code: insertSteps(code), imports: readImports(modern, code) };
}

function removeTypes(file: string, text: string, transforms: Transform[]): string {
  try {
    return transform(text, { transforms, jsxRuntime: 'preserve', disableESTransforms: true }).code;
  } catch (error) {
    throw refuse(file, error as Error);
  }
}

function makeScript(file: string, text: string, modern: string): string {
  try {
    return transform(modern, {
      transforms: ['jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    }).code;
  } catch (error) {
    // The compiler does not always report a position.
    checkModule(file, { text, modern });
    throw refuse(file, error as Error);
  }
}

function refuse(file: string, error: Error): HostError {
  const message = error.message.replace(/^Error transforming [^:]*: /, '');
  const [, line, column] = SYNTAX_POSITION.exec(message) ?? [];
  return new HostError({
    kind: 'syntax',
    message: message.replace(SYNTAX_POSITION, ''),
    file,
    ...(line && { line: Number(line), column: Number(column) }),
  });
}
