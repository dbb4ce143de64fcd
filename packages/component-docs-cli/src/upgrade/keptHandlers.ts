import { collectUses } from './collectUses.ts';
import { behaviorSections, toLink } from './guideLinks.ts';
import { toPattern } from './matchPattern.ts';
import { parseFile } from './parseFile.ts';
import type { Hit, UpgradeFacts, UpgradeFile, Use } from './types.ts';

/**
 * Finds handlers that a codemod moved to another prop, where they receive another argument. All names in the new code
 * exist, so nothing else reports them.
 */
export function keptHandlers(before: UpgradeFile, after: string, facts: UpgradeFacts): Hit[] {
  if (before.text === after) {
    return [];
  }
  const isKept = ({ name }: Use): boolean => !new RegExp(`\\b${name}\\b`).test(after);
  return collectUses(parseFile(before)).uses.flatMap((use): Hit[] => {
    const guides = behaviorSections(facts, use.families).flatMap(({ guide, section }) =>
      section.behavior.some((pattern) => isArgument(pattern, use)) ? [toLink(guide, section)] : [],
    );
    const place = use.handler
      ? after.indexOf(before.text.slice(use.handler.start, use.handler.end))
      : -1;
    return guides.length > 0 && place !== -1 && isKept(use)
      ? [{ ...hitAt(place, after), file: before.name, name: use.name, of: use.of[0] ?? '', guides }]
      : [];
  });
}

function hitAt(place: number, text: string): Omit<Hit, 'file' | 'name' | 'of' | 'guides'> {
  const line = text.slice(0, place).split('\n').length;
  return {
    line,
    column: place - text.lastIndexOf('\n', place - 1),
    kind: 'prop',
    change: 'rewrite',
    instead: null,
    differences: [],
    api: null,
    code: (text.split('\n')[line - 1] ?? '').trim(),
    edits: [],
  };
}

function isArgument(pattern: string, { kind, of, name }: Use): boolean {
  const [word, member = ''] = pattern.split(' ');
  return (
    word === 'argument' &&
    kind === 'prop' &&
    of.some((each) => toPattern(member).test(`${each}.${name}`))
  );
}
