import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import type { Outcome, OutcomesByVersion } from '../../types';
import { versionLabels } from '../../versionLabels';
import styles from './styles.module.css';

export interface Props {
  readonly id: string;
  /** Outcomes by version, oldest first: `v6:present current:fixed`. */
  readonly outcomes: string;
  /** The page's version. */
  readonly version: string;
  /** Address of the description, in lists of problems. */
  readonly description?: string;
  readonly children: ReactNode;
}

/** Shows a known problem of the packages: which versions have it, its symptom, and its workaround. */
export default function KnownProblem({ id, outcomes, version, description, children }: Props) {
  const byVersion = Object.fromEntries(
    outcomes.split(' ').map((each) => each.split(':')),
  ) as OutcomesByVersion;
  // Lists link to the description, which has the anchor.
  const anchor = description ? undefined : id;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <section id={anchor} className={styles.problem} data-problem={byVersion[version] ?? ''}>
      <div className={styles.versions}>
        <span className={styles.label}>
          {translate({
            id: 'knownProblem.label',
            message: 'Known problem',
            description: 'Label of a problem of the packages, before the versions that have it',
          })}
        </span>
        <Versions outcome="present" versions={versionLabels(byVersion, 'present')} />
        <Versions outcome="fixed" versions={versionLabels(byVersion, 'fixed')} />
      </div>
      {children}
      {description && (
        <p>
          <Link to={description}>
            {translate({
              id: 'knownProblem.description',
              message: 'Description and workaround',
              description: 'Link from a list of known problems to the section that describes one',
            })}
          </Link>
        </p>
      )}
    </section>
  );
}

interface VersionsProps {
  readonly outcome: Outcome;
  /** Labels of versions. */
  readonly versions: string;
}

function Versions({ outcome, versions }: VersionsProps) {
  if (versions === '') {
    return null;
  }
  return (
    <span>
      {outcome === 'present'
        ? translate(
            {
              id: 'knownProblem.present',
              message: 'Present in {versions}',
              description: 'Versions that have a known problem',
            },
            { versions },
          )
        : translate(
            {
              id: 'knownProblem.fixed',
              message: 'Not in {versions}',
              description: 'Versions that do not have a known problem',
            },
            { versions },
          )}
    </span>
  );
}
