import type { UpgradeData } from '../answers/upgradeCode.ts';
import { diffLines } from './diffLines.ts';
import { quoteLine, quoteName } from './quoteName.ts';
import { BREAKING, type Analysis, type Hit, type ProblemChange, type Upgrade } from './types.ts';

/** Number of unchanged lines around a change. */
const AROUND = 2;
const SIGNS = { same: ' ', removed: '-', added: '+' } as const;

/**
 * Formats an upgrade.
 *
 * @param from title of the source version
 */
export function printUpgrade(
  { analysis, packages, problems, upgrade }: UpgradeData,
  from: string,
): string {
  const { install, uninstall } = packages;
  const commands = [
    ...(uninstall.length > 0 ? [`npm uninstall ${uninstall.join(' ')}`] : []),
    ...(install.length > 0 ? [`npm install ${install.map((each) => `"${each}"`).join(' ')}`] : []),
  ];
  return [
    `Code for ${from}.`,
    ...(upgrade ? printWritten(upgrade) : printAnalysis(analysis)),
    ...printProblems('Known problems that this upgrade removes', problems.removed),
    ...printProblems('Known problems that this upgrade adds', problems.added),
    ...(commands.length > 0 ? [['```bash', ...commands, '```'].join('\n')] : []),
  ].join('\n\n');
}

function printProblems(heading: string, problems: readonly ProblemChange[]): string[] {
  const lines = problems.map(
    ({ title, components, address }) => `- ${title} (${components.join(', ')}): ${address}`,
  );
  return lines.length > 0 ? [`## ${heading}\n\n${lines.join('\n')}`] : [];
}

function printAnalysis({ hits, failures, uses }: Analysis): string[] {
  const groups: [title: string, hits: readonly Hit[]][] = [
    ['Must change', hits.filter(({ change }) => BREAKING.has(change))],
    ['Behaves differently', hits.filter(isWorthALook)],
    ['Deprecated, but still works', hits.filter(({ change }) => change === 'deprecated')],
    ['Has another type', hits.filter(({ change }) => change === 'type')],
  ];
  const shown = groups.filter(([, own]) => own.length > 0);
  return [
    ...printFailures(failures),
    ...(shown.length === 0
      ? [`No changes are needed: ${uses} uses of the library were checked.`]
      : []),
    ...shown.map(([title, own]) => `## ${title}\n\n${own.map(printHit).join('\n')}`),
  ];
}

function printFailures(failures: Analysis['failures']): string[] {
  return failures.length === 0
    ? []
    : [
        [
          `Skipped files: ${failures.length}.`,
          '',
          ...failures.map(({ message }) => `- ${message}`),
        ].join('\n'),
      ];
}

const isWorthALook = ({ change }: Hit): boolean => change === 'behavior' || change === 'default';

/** Verb phrases of changes whose names cannot be part of a sentence. */
const CHANGES: Readonly<Partial<Record<Hit['change'], string>>> = {
  missing: 'does not exist',
  rewrite: 'has to be rewritten',
  behavior: 'behaves differently',
  default: 'has another default',
  type: 'has another type',
};

function printHit(hit: Hit): string {
  const { file, line, column, change, kind, of, name, instead, guides, differences } = hit;
  const owner = of === '' || kind === 'export' ? '' : `${of}.`;
  const successor = instead === null ? '' : `, instead ${quoteName(instead)}`;
  const types = differences
    .filter(({ what, from, to }) => what !== 'className' && from !== null && to !== null)
    .map(({ what, from, to }) => `, ${what} from ${quoteName(from!)} to ${quoteName(to!)}`)
    .join('');
  const links = guides.map(({ title, address }) => ` [${title}](${address})`).join('');
  return `- ${quoteLine(file)}:${line}:${column} ${kind} ${quoteName(owner + name)} ${CHANGES[change] ?? change}${successor}${types}.${links}`;
}

function printWritten({ files, codemods, left }: Upgrade): string[] {
  const changed = files.filter(({ before, after }) => before !== after);
  return [
    codemods.length > 0 ? `Applied codemods: ${codemods.join(', ')}.` : '',
    ...changed.map(
      ({ name, before, after }) =>
        `## ${quoteLine(name)}\n\n\`\`\`diff\n${printDiff(before, after)}\n\`\`\``,
    ),
    `# Left to do\n\n${printAnalysis(left).join('\n\n')}`,
  ].filter(Boolean);
}

function printDiff(before: string, after: string): string {
  const lines = diffLines(before, after);
  return lines
    .filter((_, index) =>
      lines
        .slice(Math.max(0, index - AROUND), index + AROUND + 1)
        .some(({ kind }) => kind !== 'same'),
    )
    .map(({ kind, text }) => `${SIGNS[kind]}${text}`)
    .join('\n');
}
