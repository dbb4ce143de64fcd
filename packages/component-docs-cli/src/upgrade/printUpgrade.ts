import type { UpgradeData } from '../answers/upgradeCode.ts';
import { diffLines } from './diffLines.ts';
import { BREAKING, type Analysis, type Hit, type Upgrade } from './types.ts';

/** Lines around a change. */
const AROUND = 2;
const SIGNS = { same: ' ', removed: '-', added: '+' } as const;

/**
 * Puts an upgrade into words.
 *
 * @param from title of the version that it comes from
 */
export function printUpgrade({ analysis, packages, upgrade }: UpgradeData, from: string): string {
  const { install, uninstall } = packages;
  const commands = [
    ...(uninstall.length > 0 ? [`npm uninstall ${uninstall.join(' ')}`] : []),
    ...(install.length > 0 ? [`npm install ${install.map((each) => `"${each}"`).join(' ')}`] : []),
  ];
  return [
    `Code for ${from}.`,
    ...(upgrade ? printWritten(upgrade) : printAnalysis(analysis)),
    ...(commands.length > 0 ? [['```bash', ...commands, '```'].join('\n')] : []),
  ].join('\n\n');
}

function printAnalysis({ hits, failures, uses }: Analysis): string[] {
  const groups: [title: string, hits: readonly Hit[]][] = [
    ['Has to change', hits.filter(({ change }) => BREAKING.has(change))],
    ['Behaves differently', hits.filter(isWorthALook)],
    ['Deprecated, and still works', hits.filter(({ change }) => change === 'deprecated')],
    ['Has another type', hits.filter(({ change }) => change === 'type')],
  ];
  const shown = groups.filter(([, own]) => own.length > 0);
  return [
    ...(failures.length > 0 ? [failures.map(({ message }) => `- ${message}`).join('\n')] : []),
    ...(shown.length === 0 ? [`Nothing changes among ${uses} names of the library.`] : []),
    ...shown.map(([title, own]) => `## ${title}\n\n${own.map(printHit).join('\n')}`),
  ];
}

const isWorthALook = ({ change }: Hit): boolean => change === 'behavior' || change === 'default';

function printHit({ file, line, column, change, kind, of, name, instead, guides }: Hit): string {
  const owner = of === '' || kind === 'export' ? '' : `${of}.`;
  const successor = instead === null ? '' : `, instead \`${instead}\``;
  const links = guides.map(({ title, address }) => ` [${title}](${address})`).join('');
  return `- ${file}:${line}:${column} ${kind} \`${owner}${name}\` ${change}${successor}.${links}`;
}

function printWritten({ files, codemods, left }: Upgrade): string[] {
  const changed = files.filter(({ before, after }) => before !== after);
  return [
    codemods.length > 0 ? `Codemods that changed something: ${codemods.join(', ')}.` : '',
    ...changed.map(
      ({ name, before, after }) => `## ${name}\n\n\`\`\`diff\n${printDiff(before, after)}\n\`\`\``,
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
