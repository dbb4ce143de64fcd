import Translate from '@docusaurus/Translate';
import panelStyles from '@site/plugins/settings/theme/Settings/Panel/styles.module.css';
import type { ReactNode } from 'react';
import type { KeepProblem as Problem } from '../../client/offlineStore';

/** Explains why a version was not stored, and what to do. */
export default function KeepProblem({ problem }: { readonly problem: Problem }): ReactNode {
  return (
    <div className={panelStyles.problems}>
      <p>{describe(problem)}</p>
    </div>
  );
}

function describe(problem: Problem): ReactNode {
  switch (problem) {
    case 'changed':
      return (
        <Translate id="offline.problem.changed" description="Why a download was stopped">
          The site was updated during the download. Start over to get the latest version.
        </Translate>
      );
    case 'full':
      return (
        <Translate id="offline.problem.full" description="Why a download was stopped">
          There is not enough space for this version. Remove another version, or free up space on
          the device.
        </Translate>
      );
    default:
      return (
        <Translate id="offline.problem.failed" description="Why a download was stopped">
          The download was interrupted. Your progress is saved. Resume when you are back online.
        </Translate>
      );
  }
}
