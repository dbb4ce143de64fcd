import { fillLabel, type Labels } from '../../api-reference/pages/labels';
import type { NamedLink, Timeline, TimelineMinor } from '../../api-reference/minors/buildTimeline';
import { linkTarget } from '../address';
import { codeSpan } from '../markdown';
import type { MachineSite } from '../types';

type Site = Pick<MachineSite, 'origin'>;

/** Renders the minors of a family, newest first. */
export function renderTimeline({ minors }: Timeline, labels: Labels, site: Site): string {
  return minors
    .map((minor) =>
      [
        `## ${minor.minor}`,
        ...(minor.date === null ? [] : [fillLabel(labels['timeline.date'], { date: minor.date })]),
        renderMinor(minor, labels, site),
      ].join('\n\n'),
    )
    .join('\n\n');
}

/** Renders the additions and removals of one minor. */
export function renderMinor(
  { changes }: Pick<TimelineMinor, 'changes'>,
  labels: Labels,
  { origin }: Site,
): string {
  const names = (links: readonly NamedLink[]): string =>
    links
      .map(({ name, address }) =>
        address === null ? codeSpan(name) : `[${codeSpan(name)}](${linkTarget(address, origin)})`,
      )
      .join(', ');
  const lists = changes.map(({ fate, groups }) => {
    const items = groups.map(
      ({ owners, members }) =>
        `- ${names(owners)}${members.length > 0 ? `: ${names(members)}` : ''}`,
    );
    return `${labels[`timeline.${fate}`]}\n\n${items.join('\n')}`;
  });
  return lists.length > 0 ? lists.join('\n\n') : labels['timeline.nothing'];
}
