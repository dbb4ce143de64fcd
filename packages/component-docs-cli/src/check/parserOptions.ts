import type { ParserOptions, ParserPlugin } from '@babel/parser';

/** How a file of this name is parsed: JavaScript or TypeScript, with JSX. */
export function parserOptions(file: string): ParserOptions {
  return {
    sourceType: 'module',
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
    plugins: pluginsFor(file),
  };
}

/** Assertions such as `<Row>value` are written in `.ts` only, where JSX is not. */
function pluginsFor(file: string): ParserPlugin[] {
  if (/\.[cm]?ts$/.test(file)) {
    return ['typescript', 'decorators-legacy'];
  }
  return /\.[cm]?jsx?$/.test(file)
    ? ['jsx', 'decorators-legacy']
    : ['jsx', 'typescript', 'decorators-legacy'];
}
