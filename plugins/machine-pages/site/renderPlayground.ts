import { DOCS_VERSIONS } from '../../../src/versions';
import { fillLabel } from '../../api-reference/pages/labels';
import { PLAYGROUND_PATH } from '../../demos/shared/playground/address';
import { markdownAddress } from '../address';
import { LISTS, listAddress } from '../lists/listAddress';
import type { MachinePage, MachineSite } from '../types';
import type { Words } from './readWords';

/** Renders the playground: its purpose, its address, and the lists of pages that contain its demos with their code. */
export function renderPlayground(
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
