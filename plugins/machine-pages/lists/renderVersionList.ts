import type { DocsVersion } from '../../../src/versions';
import { instanceNamed } from '../../../src/versions/instances';
import { apiDocsPath } from '../../api-reference/pages/entryLinks';
import { fillLabel } from '../../api-reference/pages/labels';
import { markdownAddress } from '../address';
import { planWord } from '../markdown';
import type { MachinePage, MachineSite } from '../types';
import { LISTS, listAddress } from './listAddress';

/**
 * Renders the `llms.txt` of a version (see https://llmstxt.org): an overview of its pages with links to Markdown.
 *
 * @param pages pages of the version, in the order of its sidebar
 * @param others other versions of the build
 */
export function renderVersionList(
  version: DocsVersion,
  pages: readonly MachinePage[],
  others: readonly DocsVersion[],
  site: MachineSite,
): string {
  const { texts, origin, baseUrl } = site;
  const link = (title: string, address: string): string => `- [${title}](${origin}${address})`;
  const guides = new Map<string, MachinePage[]>();
  for (const page of pages.filter(({ kind }) => kind === 'guide')) {
    const part = page.part || texts['list.other'];
    guides.set(part, [...(guides.get(part) ?? []), page]);
  }
  const indexes = pages.filter(({ kind, address }) => kind === 'reference' && isIndex(address));
  const sections: [title: string, items: string[]][] = [
    ...[...guides].map(([part, listed]): [string, string[]] => [part, listed.map(describe)]),
    [
      texts['list.api'],
      [...indexes.map(describe), link(texts['list.json'], `/${apiDocsPath(version)}index.json`)],
    ],
    [
      texts['list.whole'],
      [
        link(texts['list.whole.guides'], listAddress(baseUrl, version, LISTS.guides)),
        link(texts['list.whole.api'], listAddress(baseUrl, version, LISTS.reference)),
      ],
    ],
    [
      texts['list.versions'],
      others.map((other) => link(labelOf(other), listAddress(baseUrl, other, LISTS.index))),
    ],
  ];
  const parts = [
    `# ${instanceNamed(version.instance).product} ${version.label}`,
    `> ${fillLabel(texts[`list.intro.${version.instance}`], { version: version.label })}`,
    texts['list.markdown'],
    ...(site.mcp === null
      ? []
      : [fillLabel(texts['list.server'], { address: new URL(site.mcp, origin).href })]),
    ...sections
      .filter(([, items]) => items.length > 0)
      .map(([title, items]) => `## ${title}\n\n${items.join('\n')}`),
  ];
  return `${parts.join('\n\n')}\n`;

  /** Adds the name of the product if it differs from that of this version. */
  function labelOf({ label, instance }: DocsVersion): string {
    return instance === version.instance ? label : `${instanceNamed(instance).product} ${label}`;
  }

  function describe({ title, address, description, plan }: MachinePage): string {
    const item = link(title, markdownAddress(address));
    return `${item}${plan ? ` ${planWord(plan)}` : ''}: ${description}`;
  }
}

const isIndex = (address: string): boolean => /\/api\/(?:[\w-]+\/)?$/.test(address);
