import { Parser, type Options } from 'acorn';
import jsx from 'acorn-jsx';

/** Disallows JSX namespaces, which React does not support. */
export const JsxParser = Parser.extend(jsx({ allowNamespaces: false }));

export const MODULE: Options = { ecmaVersion: 'latest', sourceType: 'module' };
