import type { LineageEvent } from './listEvents.ts';
import type { Guide, LeftOut } from './types.ts';

const ONLY_WILDCARDS = /^[*.]+$/;

/**
 * Checks a guide against the changes between its versions: the guide must mention the names of each change in code font
 * or in a listing, or its `left-out.json` must contain a reason.
 */
export function findLineageProblems(
  { words, leftOut }: Pick<Guide, 'words' | 'leftOut'>,
  events: readonly LineageEvent[],
): string[] {
  if (leftOut === null) {
    return ['has no left-out.json, which lists what it leaves out on purpose; [] for nothing'];
  }
  const patterns = leftOut.flatMap(({ names }) =>
    names.map((name) => ({ name, pattern: toPattern(name) })),
  );
  const isLeftOut = ({ subject }: LineageEvent): boolean =>
    patterns.some(({ pattern }) => pattern.test(subject));
  const untold = events.filter(
    (event) => !event.names.every((name) => words.has(name)) && !isLeftOut(event),
  );
  return [
    ...leftOut.flatMap(findFormProblems),
    ...patterns
      .filter(({ pattern }) => !events.some(({ subject }) => pattern.test(subject)))
      .map(({ name }) => `left-out.json: nothing happened to ${name}. Take it out.`),
    ...untold.map(
      ({ subject, what }) => `${subject} (${what}) is neither in the text nor in left-out.json.`,
    ),
  ];
}

function findFormProblems({ reason, names }: LeftOut): string[] {
  return [
    ...(reason.trim() ? [] : [`left-out.json: give a reason for ${names.join(', ')}.`]),
    ...names
      .filter((name) => ONLY_WILDCARDS.test(name))
      .map((name) => `left-out.json: "${name}" leaves everything out. Name an export or a member.`),
  ];
}

/** `*` matches any part of a name but no period: `GridFoo*` does not match members of `GridFoo`. */
function toPattern(name: string): RegExp {
  const parts = name.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^.]*')}$`);
}
