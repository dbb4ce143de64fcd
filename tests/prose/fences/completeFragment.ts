import ts from 'typescript';

/** A listing, completed to a module. */
export interface CompletedFragment {
  /** Code of the module, in which the lines of the listing keep their numbers. */
  readonly text: string;
  /** Whether the listing consists of members of an object whose type is unknown. */
  readonly isUntypedObject: boolean;
  /** Syntax errors; lines are 0-based. */
  readonly syntaxErrors: readonly { readonly line: number; readonly message: string }[];
}

/** Possible interpretations of a fragment, in the order in which they are tried. */
const READINGS: readonly {
  readonly fits: RegExp;
  readonly around: readonly [before: string, after: string];
  readonly isUntypedObject: boolean;
}[] = [
  { fits: /^\{[\s\S]*\}$/, around: ['(', ');'], isUntypedObject: true },
  { fits: /^/, around: ['', ''], isUntypedObject: false },
  { fits: /^</, around: ['<>', '</>;'], isUntypedObject: false },
  { fits: /^[\w'"[.]/, around: ['({', '});'], isUntypedObject: true },
];

/**
 * Turns the code of a listing into a module. The code may be statements, adjacent JSX elements, an object or some of
 * its members.
 *
 * @param fileName determines whether JSX is allowed
 */
export function completeFragment(code: string, fileName: string): CompletedFragment {
  const trimmed = code.trim();
  let asItStands: CompletedFragment['syntaxErrors'] = [];
  for (const { fits, around, isUntypedObject } of READINGS) {
    if (!fits.test(trimmed)) {
      continue;
    }
    // The line break keeps a comment on the last line from commenting out the closing characters.
    const text = around[1] ? `${around[0]}${code}\n${around[1]}` : code;
    const syntaxErrors = findSyntaxErrors(text, fileName);
    if (syntaxErrors.length === 0) {
      return { text, isUntypedObject, syntaxErrors };
    }
    asItStands = around[1] ? asItStands : syntaxErrors;
  }
  return { text: code, isUntypedObject: false, syntaxErrors: asItStands };
}

function findSyntaxErrors(text: string, fileName: string): CompletedFragment['syntaxErrors'] {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.map(({ file, start = 0, messageText }) => ({
    line: file?.getLineAndCharacterOfPosition(start).line ?? 0,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}
