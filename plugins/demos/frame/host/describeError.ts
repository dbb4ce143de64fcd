import type { DemoFiles, SentProblem } from '../../shared/hostMessages';
import { HostError } from './HostError';

/** Number of lines that the browser adds before the body of a function created from a string. */
const FUNCTION_HEADER = 2;

/** Component stacks of errors that React caught. */
const componentStacks = new WeakMap<Error, string>();

/**
 * Stores the component stack of an error, because the stack of React's own errors does not contain the received files.
 */
export function noteComponents(error: unknown, componentStack: string): void {
  if (error instanceof Error) {
    componentStacks.set(error, componentStack);
  }
}

/**
 * Describes an error, with its position in the received files if the stack contains one.
 *
 * @param files the received files, whose names are in the stack
 */
export function describeError(error: unknown, files: DemoFiles): SentProblem {
  if (error instanceof HostError) {
    return error.problem;
  }
  const message = readMessage(error);
  const place =
    error instanceof Error
      ? (findPlace(error.stack, files) ?? findPlace(componentStacks.get(error), files))
      : null;
  return { kind: 'runtime', message, ...place };
}

/** Returns the message of a thrown value of any kind. */
function readMessage(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error);
  } catch {
    return typeof error;
  }
}

/** Returns the first position in a stack that is in one of the files. */
function findPlace(stack: string | undefined, files: DemoFiles) {
  for (const frame of stack?.split('\n') ?? []) {
    const declared = findDeclaration(/^\s*at ([\w$]+)$/.exec(frame)?.[1], files);
    if (declared) {
      return declared;
    }
    const [, file, line, column] = /([^\s()/@]+):(\d+):(\d+)\)?$/.exec(frame) ?? [];
    if (file !== undefined && Object.hasOwn(files, file)) {
      return { file, line: Math.max(1, Number(line) - FUNCTION_HEADER), column: Number(column) };
    }
  }
  return null;
}

/** Finds the declaration of a component of which React only reports the name. */
function findDeclaration(name: string | undefined, files: DemoFiles) {
  if (name === undefined) {
    return null;
  }
  const declaration = new RegExp(
    `^(.*\\b(?:function|class|const|let|var)\\s+)${name.replaceAll('$', '\\$')}(?![\\w$])`,
  );
  for (const [file, text] of Object.entries(files)) {
    for (const [index, line] of text.split('\n').entries()) {
      const start = declaration.exec(line)?.[1];
      if (start !== undefined) {
        return { file, line: index + 1, column: start.length + 1 };
      }
    }
  }
  return null;
}
