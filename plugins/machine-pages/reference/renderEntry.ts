import { fillLabel, type LabelId, type Labels } from '../../api-reference/pages/labels';
import { slotPropsOf } from '../../api-reference/pages/slotPropsOf';
import type { EntryPage, Html, SectionView } from '../../api-reference/pages/types';
import { linkTarget, markdownAddress } from '../address';
import { codeFence, codeSpan, planWord } from '../markdown';
import type { MachineSite } from '../types';
import { htmlToMarkdown, textOf } from './htmlToMarkdown';
import { renderMember } from './renderMember';

type Site = Pick<MachineSite, 'origin' | 'texts'>;

/**
 * Renders an entry of the reference without its title.
 *
 * @param level level of the headings
 */
export function renderEntry(entry: EntryPage, labels: Labels, site: Site, level = 2): string {
  const heading = (title: string): string => `${'#'.repeat(level)} ${title}`;
  const parts = [
    htmlToMarkdown(entry.summary, site.origin),
    ...renderFacts(entry, labels, site),
    heading(labels['section.import']),
    codeFence(entry.imports.map(textOf).join('\n'), 'ts'),
    ...renderCode(entry.definition, heading(labels['section.definition'])),
    ...entry.sections.flatMap((section) => [
      heading(labels[section.label]),
      ...renderSection(section, labels, site, level),
    ]),
    ...renderInherited(entry, labels, heading),
    // Types that the entry refers to and that have no page.
    ...renderCode(
      entry.types.map(({ code }) => code),
      heading(site.texts['reference.types']),
    ),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function renderFacts(entry: EntryPage, labels: Labels, { origin }: Site): string[] {
  const { kind, package: owner, plan, history, comparison, json, theme, guides, problems } = entry;
  const link = (title: string, address: string): string => `[${title}](${origin}${address})`;
  const advice = htmlToMarkdown(entry.deprecated ?? '', origin);
  const plans = plan === 'community' ? '' : ` ${planWord(plan)}`;
  const facts = [
    `${labels[`kind.${kind}`]}: ${codeSpan(owner)}${plans}`,
    history.since,
    theme && fillLabel(labels['theme.intro'], { name: codeSpan(theme) }),
    guides.length > 0 &&
      `${labels['section.guides']}: ${guides.map(({ title, address }) => link(title, markdownAddress(address))).join(', ')}`,
    problems.length > 0 &&
      `${labels['summary.problems']}: ${problems.map(({ title, address }) => `[${htmlToMarkdown(title, origin)}](${linkTarget(address, origin)})`).join(', ')}`,
    comparison && link(fillLabel(labels['summary.compare'], { ...comparison }), comparison.address),
    link(labels['summary.json'], json),
  ];
  return [
    history.fate ? `**${history.fate}** ${advice}`.trim() : '',
    facts
      .filter(Boolean)
      .map((fact) => `- ${fact}`)
      .join('\n'),
  ];
}

function renderCode(codes: readonly Html[], heading: string): string[] {
  return codes.length > 0 ? [heading, codeFence(codes.map(textOf).join('\n\n'), 'ts')] : [];
}

const INTROS: Partial<Record<LabelId, (labels: Labels, section: SectionView) => string>> = {
  'section.slots': (labels, section) => {
    const { slots, slotProps } = slotPropsOf(section);
    return fillLabel(labels['slots.intro'], {
      slots: codeSpan(slots),
      slotProps: codeSpan(slotProps),
    });
  },
  'section.classes': (labels) =>
    fillLabel(labels['classes.intro'], { classes: codeSpan('classes') }),
};

function renderSection(section: SectionView, labels: Labels, site: Site, level: number): string[] {
  return [
    INTROS[section.label]?.(labels, section) ?? '',
    ...section.groups.flatMap(({ title, description, members }) => [
      title === null ? '' : `${'#'.repeat(level + 1)} ${title}`,
      htmlToMarkdown(description, site.origin),
      members.map((member) => renderMember(member, labels, site.origin)).join('\n'),
    ]),
  ];
}

function renderInherited(
  { inherits }: EntryPage,
  labels: Labels,
  heading: (title: string) => string,
): string[] {
  return inherits.length === 0
    ? []
    : [
        heading(labels['section.inherited']),
        labels['inherited.intro'],
        inherits
          .map(
            ({ from, package: owner, props }) =>
              `- ${from} (${owner}): ${codeSpan(props.join(', '))}`,
          )
          .join('\n'),
      ];
}
