import type { Candidate, ChosenLook, LookReason } from './types.ts';

const REASONS: Readonly<Record<LookReason, string>> = {
  new: 'new, or without a record',
  changed: 'changed themselves: HTML, sources or demos',
  packages: 'packages of their demos changed',
  frame: 'the navigation around them changed',
  site: 'shared code of the site changed: pages that together show all of its parts',
  checks: 'the checks changed: pages that together show all of them',
  turn: 'it was their turn',
};

const WIDTH = 100;

/** Says which pages are looked at and why, and when the others were. */
export function describeLooks(
  candidates: readonly Candidate[],
  chosen: readonly ChosenLook[],
): string[] {
  const taken = new Set(chosen.map(({ path }) => path));
  const others = candidates.filter(({ path }) => !taken.has(path));
  const reasons = Object.entries(REASONS).flatMap(([reason, words]) => {
    const paths = chosen.filter((look) => look.reason === reason).map(({ path }) => path);
    return paths.length === 0 ? [] : [`${paths.length}, ${words}:${wrap(paths)}`];
  });
  return [
    `${chosen.length} of ${candidates.length} pages were checked:`,
    ...reasons,
    `${others.length} were not; they passed on: ${countByDate(others) || 'none'}`,
  ];
}

function countByDate(candidates: readonly Candidate[]): string {
  const counts = new Map<string, number>();
  for (const { last } of candidates) {
    counts.set(last?.on ?? 'never', (counts.get(last?.on ?? 'never') ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, count]) => `${day} (${count})`)
    .join(', ');
}

/** Several addresses in a line, below what they are about. */
function wrap(paths: readonly string[]): string {
  const lines = [''];
  for (const path of [...paths].sort()) {
    if ((lines.at(-1) ?? '').length + path.length > WIDTH) {
      lines.push('');
    }
    lines[lines.length - 1] += `  ${path}`;
  }
  return lines.map((line) => `\n   ${line}`).join('');
}
