import type { ParserOptions, ParserPlugin } from '@babel/parser';

/** Returns the parser options of a file by its name: JavaScript or TypeScript, with JSX. */
export function parserOptions(file: string): ParserOptions {
  return {
    sourceType: 'module',
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
    plugins: pluginsFor(file),
  };
}

/** Assertions such as `<Row>value` are only valid in `.ts`, which does not support JSX. */
function pluginsFor(file: string): ParserPlugin[] {
  if (/\.[cm]?ts$/.test(file)) {
    return ['typescript', 'decorators-legacy'];
  }
  return /\.[cm]?jsx?$/.test(file)
    ? ['jsx', 'decorators-legacy']
    : ['jsx', 'typescript', 'decorators-legacy'];
}
