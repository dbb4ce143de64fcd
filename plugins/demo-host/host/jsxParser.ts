import { Parser, type Options } from 'acorn';
import jsx from 'acorn-jsx';

/** Namespaces in JSX are for XML, and React has none. */
export const JsxParser = Parser.extend(jsx({ allowNamespaces: false }));

export const MODULE: Options = { ecmaVersion: 'latest', sourceType: 'module' };
