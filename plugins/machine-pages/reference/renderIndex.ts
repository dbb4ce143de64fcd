import type { IndexSection } from '../../api-reference/pages/listIndex';
import type { Labels } from '../../api-reference/pages/labels';
import { markdownAddress } from '../address';
import { planWord } from '../markdown';
import type { MachineSite } from '../types';

/** Renders the entries of a family, or of a whole version, by kind. */
export function renderIndex(
  sections: readonly IndexSection[],
  labels: Labels,
  { origin }: Pick<MachineSite, 'origin'>,
): string {
  return sections
    .map(({ kind, entries }) => {
      const items = entries.map(({ name, address, plan, isDeprecated }) =>
        [
          `- [${name}](${origin}${markdownAddress(address)})`,
          ...(plan === 'community' ? [] : [planWord(plan)]),
          ...(isDeprecated ? [`(${labels['badge.deprecated']})`] : []),
        ].join(' '),
      );
      return `## ${labels[`index.${kind}`]}\n\n${items.join('\n')}`;
    })
    .join('\n\n');
}
