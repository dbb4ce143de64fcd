import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { type ReactNode, Fragment } from 'react';
import { type LabelId, type Labels, fillLabel } from '../../pages/labels';
import { slotPropsOf } from '../../pages/slotPropsOf';
import type { SectionView, InheritView } from '../../pages/types';
import CodeLines from './CodeLines';
import MemberGroup from './MemberGroup';
import type { EntryProps } from './renderEntry';
import Section from './Section';
import styles from './styles.module.css';

/** Text to read before using a list, by the label of its heading. */
const INTROS: Partial<Record<LabelId, (labels: Labels, section: SectionView) => ReactNode>> = {
  'section.slots': (labels, section) => (
    <LabelWithCode label={labels['slots.intro']} codes={slotPropsOf(section)} />
  ),
  'section.classes': (labels) => (
    <LabelWithCode label={labels['classes.intro']} codes={{ classes: 'classes' }} />
  ),
};

/** Content of the entry. */
export default function EntryBody({
  entry,
  labels,
  prefix = '',
  level = 2,
}: EntryProps): ReactNode {
  const { collectLink } = useBrokenLinks();
  entry.guides.forEach(({ address }) => collectLink(address));
  return (
    <>
      {entry.sections.map((section: SectionView) => (
        <Section
          key={section.id}
          id={prefix + section.id}
          title={labels[section.label]}
          labels={labels}
          level={level}
        >
          {INTROS[section.label]?.(labels, section)}
          {section.groups.map((group) => (
            <MemberGroup
              key={group.id}
              group={group}
              labels={labels}
              prefix={prefix}
              level={level === 2 ? 3 : 4}
            />
          ))}
        </Section>
      ))}
      {entry.inherits.length > 0 && (
        <Section
          id={`${prefix}inherited`}
          title={labels['section.inherited']}
          labels={labels}
          level={level}
        >
          <Inherited inherits={entry.inherits} labels={labels} />
        </Section>
      )}
      {entry.theme !== null && (
        <Section
          id={`${prefix}theme`}
          title={labels['section.theme']}
          labels={labels}
          level={level}
        >
          <LabelWithCode label={labels['theme.intro']} codes={{ name: entry.theme }} />
          <CodeLines html={[themeExample(entry.theme)]} />
        </Section>
      )}
      {entry.guides.length > 0 && (
        <Section
          id={`${prefix}guides`}
          title={labels['section.guides']}
          labels={labels}
          level={level}
        >
          <ul className={styles.guides}>
            {entry.guides.map(({ title, address }) => (
              <li key={address}>
                <a href={address}>{title}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function themeExample(name: string): string {
  return `createTheme({
  components: {
    ${name}: { defaultProps: {}, styleOverrides: {} },
  },
});`;
}

interface Props {
  readonly inherits: readonly InheritView[];
  readonly labels: Labels;
}

/** Props that the component passes on, listed on demand. */
function Inherited({ inherits, labels }: Props): ReactNode {
  return (
    <>
      <p>{labels['inherited.intro']}</p>
      {inherits.map(({ from, package: owner, props }) => (
        <details key={`${owner}/${from}`} className={styles.inherited}>
          <summary>
            <bdi>
              {fillLabel(labels['inherited.count'], {
                count: String(props.length),
                name: `${from} (${owner})`,
              })}
            </bdi>
          </summary>
          <code>{props.join(', ')}</code>
        </details>
      ))}
    </>
  );
}

interface LabelProps {
  /** With `{placeholders}`. */
  readonly label: string;
  /** Code by placeholder. */
  readonly codes: Readonly<Record<string, string>>;
}

/** A sentence with names in code font. */
function LabelWithCode({ label, codes }: LabelProps): ReactNode {
  return (
    <p>
      {label
        .split(/\{(\w+)\}/)
        .map((part, index) =>
          index % 2 === 0 ? (
            <Fragment key={index}>{part}</Fragment>
          ) : (
            <code key={index}>{codes[part]}</code>
          ),
        )}
    </p>
  );
}
