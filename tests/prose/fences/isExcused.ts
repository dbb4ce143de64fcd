import ts from 'typescript';

/** Whether an error only occurs because a fragment is a part of something larger. */
export function isExcused(
  { code, start = 0, length = 0 }: ts.Diagnostic,
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  { isUntypedObject }: { readonly isUntypedObject: boolean },
): boolean {
  const text = source.text.slice(start, start + length);
  switch (code) {
    case UNKNOWN_NAME:
    case UNKNOWN_NAME_WITH_SUGGESTION:
    case UNKNOWN_NAME_OF_NODE:
    case UNKNOWN_NAME_OF_NODE_IN_CONFIGURATION:
    case UNKNOWN_NAME_OF_TESTS:
    case UNKNOWN_NAME_OF_TESTS_IN_CONFIGURATION:
    case UNKNOWN_SHORTHAND:
      return /^[a-z_$]/.test(text);
    case UNKNOWN_MODULE:
      // The reader's own files, and allowed packages that no version installs. Another check reports forbidden
      // packages.
      return true;
    case UNTYPED_PARAMETER:
    case UNTYPED_BINDING:
      return isUntypedObject || isArgumentOfUnknown(nodeAt(source, start), checker);
    case RETURN_OUTSIDE_FUNCTION:
      return true;
    default:
      return false;
  }
}

const UNKNOWN_NAME = 2304;
const UNKNOWN_NAME_WITH_SUGGESTION = 2552;
const UNKNOWN_NAME_OF_NODE = 2580;
const UNKNOWN_NAME_OF_NODE_IN_CONFIGURATION = 2591;
const UNKNOWN_NAME_OF_TESTS = 2582;
const UNKNOWN_NAME_OF_TESTS_IN_CONFIGURATION = 2593;
const UNKNOWN_SHORTHAND = 18004;
const UNKNOWN_MODULE = 2307;
const UNTYPED_PARAMETER = 7006;
const UNTYPED_BINDING = 7031;
const RETURN_OUTSIDE_FUNCTION = 1108;

/** Whether a parameter belongs to a function that is passed to something that the fragment does not declare. */
function isArgumentOfUnknown(node: ts.Node, checker: ts.TypeChecker): boolean {
  const callback = ts.findAncestor(node, ts.isFunctionLike);
  const call = callback && ts.findAncestor(callback, ts.isCallExpression);
  return (
    call !== undefined &&
    (checker.getTypeAtLocation(call.expression).flags & ts.TypeFlags.Any) !== 0
  );
}

function nodeAt(source: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) <= position && position < node.end) {
      found = node;
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return found;
}
