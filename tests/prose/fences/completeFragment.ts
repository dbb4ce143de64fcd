import ts from 'typescript';

/** A listing as a module of its own. */
export interface CompletedFragment {
  /** Begins on the first line of the listing and keeps its lines. */
  readonly text: string;
  /** Members of an object whose type is not in sight. */
  readonly isUntypedObject: boolean;
  /** Errors of syntax, with lines counted from 0. */
  readonly syntaxErrors: readonly { readonly line: number; readonly message: string }[];
}

/** How a fragment may be meant, in the order of trying. */
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
 * Makes a module of what a page shows: statements, JSX elements side by side, an object or some of its members.
 *
 * @param fileName decides whether JSX is allowed
 */
export function completeFragment(code: string, fileName: string): CompletedFragment {
  const trimmed = code.trim();
  let asItStands: CompletedFragment['syntaxErrors'] = [];
  for (const { fits, around, isUntypedObject } of READINGS) {
    if (!fits.test(trimmed)) {
      continue;
    }
    // A comment on the last line must not swallow what closes the fragment.
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
