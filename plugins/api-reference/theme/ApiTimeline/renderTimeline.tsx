import { Fragment, type ReactNode } from 'react';
import type {
  NamedLink,
  Timeline,
  TimelineChange,
  TimelineMinor,
} from '../../minors/buildTimeline';
import { fillLabel, type Labels } from '../../pages/labels';
import Section from '../ApiPage/Section';
import styles from './styles.module.css';

interface Props {
  readonly timeline: Timeline;
  readonly labels: Labels;
}

/** Renders the minors of a family. */
export default function renderTimeline({ timeline, labels }: Props): ReactNode {
  return timeline.minors.map((minor) => <Minor key={minor.minor} minor={minor} labels={labels} />);
}

export type RenderTimeline = typeof renderTimeline;

function Minor({
  minor: { id, minor, date, changes },
  labels,
}: {
  readonly minor: TimelineMinor;
  readonly labels: Labels;
}): ReactNode {
  return (
    <Section id={id} title={minor} labels={labels}>
      {date !== null && (
        <p className={styles.date}>{fillLabel(labels['timeline.date'], { date })}</p>
      )}
      {changes.length === 0 && <p>{labels['timeline.nothing']}</p>}
      {changes.map(({ fate, groups }) => (
        <Fragment key={fate}>
          <p className={styles.fate}>{labels[`timeline.${fate}`]}</p>
          <ul className={styles.groups}>
            {groups.map((group) => (
              <Group key={JSON.stringify(group)} {...group} />
            ))}
          </ul>
        </Fragment>
      ))}
    </Section>
  );
}

function Group({ owners, members }: TimelineChange['groups'][number]): ReactNode {
  return (
    <li>
      <Names names={owners} />
      {members.length > 0 && (
        <>
          {': '}
          <Names names={members} />
        </>
      )}
    </li>
  );
}

/** Names are code in every language. */
function Names({ names }: { readonly names: readonly NamedLink[] }): ReactNode {
  return names.map(({ name, address }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      {address === null ? (
        <code translate="no">{name}</code>
      ) : (
        <a href={address} translate="no">
          <code>{name}</code>
        </a>
      )}
    </Fragment>
  ));
}
