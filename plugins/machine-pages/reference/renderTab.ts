import type { Labels } from '../../api-reference/pages/labels';
import type { EntryPage } from '../../api-reference/pages/types';
import { isBrief } from '../../docs/isBrief';
import type { Tab } from '../../docs/types';
import { markdownAddress } from '../address';
import { codeSpan, planWord } from '../markdown';
import type { MachineSite } from '../types';
import { renderEntry } from './renderEntry';

/** Renders the reference of the exports that a page documents, with the same content as the page's tab. */
export function renderTab({ entries }: Tab, labels: Labels, site: MachineSite): string {
  const brief = isBrief(entries);
  return entries
    .map(({ title, pages, page }) => {
      const links = Object.entries(pages).map(
        ([name, address]) => `[${name}](${site.origin}${markdownAddress(address)})`,
      );
      return [
        `## ${title}`,
        `${labels['tab.pages']} ${links.join(', ')}`,
        brief ? listNames(page, labels) : renderEntry(page, labels, site, 3),
      ].join('\n\n');
    })
    .join('\n\n');
}

function listNames({ sections }: EntryPage, labels: Labels): string {
  return sections
    .map(({ label, groups }) => {
      const names = groups
        .flatMap(({ members }) => members)
        .map(({ name, plan }) => codeSpan(name) + (plan ? ` ${planWord(plan)}` : ''));
      return `### ${labels[label]}\n\n${names.join(', ')}`;
    })
    .join('\n\n');
}
