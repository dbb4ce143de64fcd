import ts from 'typescript';
import type { ParameterDoc } from '../types';

/** What a doc comment says. */
export interface JsDoc {
  description: string;
  default: string | null;
  deprecated: string | null;
  /** Whether the authors ask not to document it. */
  ignored: boolean;
  parameters: ParameterDoc[];
  returns: string;
}

/** Reads a symbol's doc comment; a member without one has that of the interface it comes from. */
export function readJsDoc(symbol: ts.Symbol, checker: ts.TypeChecker): JsDoc {
  const tags = symbol.getJsDocTags(checker);
  const textOf = (name: string): string | null => {
    const tag = tags.find((candidate) => candidate.name === name);
    return tag ? ts.displayPartsToString(tag.text).trim() : null;
  };
  return {
    description: ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim(),
    default: tidyDefault(textOf('default')),
    deprecated: textOf('deprecated'),
    ignored: tags.some(({ name }) => name === 'ignore'),
    parameters: tags.filter(({ name }) => name === 'param').map(readParameter),
    returns: withoutType(textOf('returns') ?? ''),
  };
}

/** Authors end some defaults like a sentence: `TreeItem.` is `TreeItem`. */
function tidyDefault(text: string | null): string | null {
  return text ? text.replace(/(?<=[A-Za-z)\]'"`])\.$/, '') : null;
}

function readParameter(tag: ts.JSDocTagInfo): ParameterDoc {
  const parts = tag.text ?? [];
  const name = parts.find(({ kind }) => kind === 'parameterName')?.text ?? '';
  const rest = parts.filter(({ kind }) => kind !== 'parameterName');
  return { name, description: withoutType(ts.displayPartsToString(rest).trim()) };
}

/** `{string} The text.` repeats the type that the declaration already gives. */
function withoutType(text: string): string {
  return text.replace(/^\{[^}]*\}\s*/, '').replace(/^-\s+/, '');
}
