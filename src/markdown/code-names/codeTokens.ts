import ts from 'typescript';

/** Returns the tokens of a listing in any language, without comments and whitespace. */
export function codeTokens(code: string, language = 'tsx'): string[] {
  if (!/^[jt]sx?$/.test(language)) {
    return withoutComments(code, language).split(/\s+/).filter(Boolean);
  }
  const source = ts.createSourceFile('listing.tsx', code, ts.ScriptTarget.ESNext, true);
  const tokens: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxExpression(node) && !node.expression) {
      // A comment between JSX elements.
      return;
    }
    const children = node.getChildren(source).filter((child) => !ts.isJSDoc(child));
    if (children.length > 0) {
      children.forEach(visit);
    } else {
      const text = node.getText(source).trim().replace(/\s+/g, ' ');
      if (text) {
        tokens.push(text);
      }
    }
  };
  visit(source);
  return tokens;
}

function withoutComments(code: string, language: string): string {
  if (/^(?:bash|sh|shell|yaml)$/.test(language)) {
    return code.replace(/(^|\s)#.*$/gm, '$1');
  }
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/<!--[\s\S]*?-->/g, '');
}
