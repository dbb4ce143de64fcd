import ts from 'typescript';

/** Content of a doc comment. */
export interface JsDoc {
  description: string;
  default: string | null;
  deprecated: string | null;
  /** Whether the symbol has the tag `@ignore`. */
  ignored: boolean;
  parameters: { name: string; description: string }[];
  /** Category that the authors chose. */
  category: string | null;
  returns: string;
}

/** Reads the doc comment of a symbol or a signature; a member without one inherits that of its interface. */
export function readJsDoc(described: ts.Symbol | ts.Signature, checker: ts.TypeChecker): JsDoc {
  const tags = described.getJsDocTags(checker);
  const textOf = (name: string): string | null => {
    const tag = tags.find((candidate) => candidate.name === name);
    return tag ? ts.displayPartsToString(tag.text).trim() : null;
  };
  return {
    description: withoutNotes(ts.displayPartsToString(described.getDocumentationComment(checker))),
    default: tidyDefault(textOf('default')),
    deprecated: textOf('deprecated'),
    ignored: tags.some(({ name }) => name === 'ignore') && !isDescribedAgain(described),
    category: textOf('category'),
    parameters: tags.filter(({ name }) => name === 'param').map(readParameter),
    returns: withoutType(textOf('returns') ?? ''),
  };
}

/**
 * Returns whether an overriding member has a doc comment without `@ignore`. Without tags, it inherits those of the
 * overridden member: v5's Pro grid documents `apiRef`, which the free grid ignores.
 */
function isDescribedAgain(described: ts.Symbol | ts.Signature): boolean {
  const declarations = 'declarations' in described ? (described.declarations ?? []) : [];
  const documented = declarations.filter((node) =>
    ts.getJSDocCommentsAndTags(node).some(ts.isJSDoc),
  );
  return (
    documented.length > 0 &&
    documented.every(
      (node) => !ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'ignore'),
    )
  );
}

/** Authors leave notes to themselves, each on a line or at the end of one. */
function withoutNotes(text: string): string {
  return text.replace(/(?:^|\s)TODO\b.*$/gm, '').trim();
}

/** Authors end some defaults like a sentence: `TreeItem.` is `TreeItem`. */
function tidyDefault(text: string | null): string | null {
  return text ? text.replace(/(?<=[A-Za-z)\]'"`])\.$/, '') : null;
}

function readParameter(tag: ts.JSDocTagInfo): JsDoc['parameters'][number] {
  const parts = tag.text ?? [];
  const name = parts.find(({ kind }) => kind === 'parameterName')?.text ?? '';
  const rest = parts.filter(({ kind }) => kind !== 'parameterName');
  return { name, description: withoutType(ts.displayPartsToString(rest).trim()) };
}

/** `{string} The text.` repeats the type that the declaration already gives. */
function withoutType(text: string): string {
  return text.replace(/^\{[^}]*\}\s*/, '').replace(/^-\s+/, '');
}
