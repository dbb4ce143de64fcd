import { PLAYGROUND_PATH } from '../../demos/shared/playground/address';
import type { MachinePage, MachineSite } from '../types';
import { FAMILIES, FIRST_STEPS, INSTALL } from '../../../src/pages/_home/content';
import { versionsOfInstance, DOCS_VERSIONS } from '../../../src/versions';
import { linkTarget, markdownAddress } from '../address';
import { codeFence, codeSpan } from '../markdown';
import { fillLabel } from '../../api-reference/pages/labels';
import { LISTS, listAddress } from '../lists/listAddress';
import type { Words } from './readWords';

/** Contents of the documentation, by the variable part of their string IDs. */
const QUALITIES = ['demos', 'api', 'versions', 'problems'];

/**
 * Lists the pages of the site that are React components instead of documents.
 *
 * @param docs the pages of all versions that are built, in the order of their sidebars
 */
export function collectSitePages(
  docs: readonly MachinePage[],
  words: Words,
  site: MachineSite,
): MachinePage[] {
  const shared = { kind: 'site', part: '' } as const;
  return [
    {
      ...shared,
      title: words('home.pageTitle'),
      description: words('home.pageDescription'),
      address: site.baseUrl,
      renderBody: async () => renderHome(docs, words, site),
    },
    {
      ...shared,
      title: words('playground.title'),
      description: words('playground.description'),
      address: site.baseUrl + PLAYGROUND_PATH,
      renderBody: async () => renderPlayground(docs, words, site),
    },
  ];
}

type Site = Pick<MachineSite, 'origin' | 'baseUrl'>;

/** Renders the home page with its sections in the same order, and a link to the playground. */
function renderHome(docs: readonly MachinePage[], words: Words, { origin, baseUrl }: Site): string {
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

/** Renders the playground: its purpose, its address, and the lists of pages that contain its demos with their code. */
function renderPlayground(
  docs: readonly MachinePage[],
  words: Words,
  { origin, baseUrl, texts }: Pick<MachineSite, 'origin' | 'baseUrl' | 'texts'>,
): string {
  const versions = DOCS_VERSIONS.filter(({ name }) => docs.some(({ version }) => version === name));
  const parts = [
    `# ${words('playground.title')}`,
    words('playground.description'),
    fillLabel(texts['tool.page'], { address: origin + baseUrl + PLAYGROUND_PATH }),
    words('playground.noScripts'),
    versions
      .map((version) => {
        const address = origin + listAddress(baseUrl, version, LISTS.index);
        return `- [${version.label}](${address})`;
      })
      .join('\n'),
    `[${words('home.title')}](${origin}${markdownAddress(baseUrl)})`,
  ];
  return `${parts.join('\n\n')}\n`;
}
