import { findVersion } from '../../src/versions';
import { releaseOf } from '../navigation/releases';
import type { MachinePage, MachineSite } from './types';

/** Renders a page as Markdown, with its main facts as front matter. */
export async function renderPage(page: MachinePage, site: MachineSite): Promise<string> {
  const { title, description, address, plan, version } = page;
  const shown = findVersion(version);
  const facts = Object.entries({
    title,
    description,
    url: site.origin + address,
    ...(shown && { version: releaseOf(shown, address, site.releases) }),
    language: site.language,
    ...(plan && { plan }),
  }).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${facts.join('\n')}\n---\n\n${await page.renderBody()}`;
}
