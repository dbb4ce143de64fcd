import type { ReactNode } from 'react';
import type { Found } from '../../client/messages';
import type { UpgradeState } from '../../client/useUpgrade';
import Failures from './Failures';
import HitGroups from './HitGroups';
import Packages from './Packages';
import ProblemList from './ProblemList';
import { headings, labels } from './texts';
import styles from './styles.module.css';

interface Props {
  readonly upgrade: UpgradeState;
  readonly found: Found;
}

/** Required changes in the code, and packages to install, before code is changed. */
export default function FoundChanges({ upgrade, found }: Props): ReactNode {
  const { analysis, packages, problems } = found;
  const titles = headings();
  return (
    <>
      <Failures failures={analysis.failures} />
      {analysis.hits.length > 0 && (
        <button
          type="button"
          className={styles.primary}
          data-apply=""
          disabled={upgrade.state === 'applying'}
          onClick={upgrade.apply}
        >
          {labels().apply}
        </button>
      )}
      <HitGroups hits={analysis.hits} level={2} />
      <ProblemList title={titles.problemsRemoved} problems={problems.removed} />
      <ProblemList title={titles.problemsAdded} problems={problems.added} />
      <Packages plan={packages} />
    </>
  );
}
