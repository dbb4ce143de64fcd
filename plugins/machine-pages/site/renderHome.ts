import { FAMILIES, FIRST_STEPS, INSTALL } from '../../../src/pages/_home/content';
import { versionsOfInstance } from '../../../src/versions';
import { linkTarget } from '../address';
import { codeFence, codeSpan } from '../markdown';
import { PLAYGROUND_PATH } from '../../demos/shared/playground/address';
import type { MachinePage, MachineSite } from '../types';
import type { Words } from './readWords';

type Site = Pick<MachineSite, 'origin' | 'baseUrl'>;

/** Contents of the documentation, by the variable part of their string IDs. */
const QUALITIES = ['demos', 'api', 'versions', 'problems'];

/** Renders the home page with its sections in the same order, and a link to the playground. */
export function renderHome(
  docs: readonly MachinePage[],
  words: Words,
  { origin, baseUrl }: Site,
): string {
  const link = (title: string, address: string): string =>
    `[${title}](${linkTarget(baseUrl + address.slice(1), origin)})`;
  const list = (links: Readonly<Record<string, string>>): string =>
    Object.entries(links)
      .map(([id, address]) => `- ${link(words(id), address)}`)
      .join('\n');
  const parts = [
    `# ${words('home.title')}`,
    words('home.lead'),
    list({ ...FIRST_STEPS, 'playground.title': `/${PLAYGROUND_PATH}` }),
    codeFence(INSTALL, 'bash'),
    words('home.requirement'),
    ...Object.entries(FAMILIES).flatMap(([family, { packageName, to, links }]) => [
      `## ${link(words(`home.${family}.name`), to)}`,
      codeSpan(packageName),
      words(`home.${family}.summary`),
      list(links),
    ]),
    `## ${words('home.versions')}`,
    listVersions(docs, words, origin),
    `## ${words('home.qualities')}`,
    QUALITIES.map(
      (id) => `- **${words(`home.quality.${id}`)}**: ${words(`home.quality.${id}.text`)}`,
    ).join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Lists the versions with links to their first pages. */
function listVersions(docs: readonly MachinePage[], words: Words, origin: string): string {
  return versionsOfInstance('x')
    .flatMap(({ name, label }) => {
      const first = docs.find(({ version }) => version === name);
      const state = ['current', 'next'].includes(name) ? name : 'old';
      return first
        ? [`- [${label}](${linkTarget(first.address, origin)}): ${words(`home.version.${state}`)}`]
        : [];
    })
    .join('\n');
}
