import Translate from '@docusaurus/Translate';
import { type ReactNode, useState } from 'react';
import { filterChanges } from '../../compare/filterChanges';
import type { ComparePage } from '../../compare/generateComparePage';
import type { ChangeKind } from '../../compare/types';
import ChoiceForm from './ChoiceForm';
import Comparison from './Comparison';
import Migrations from './Migrations';
import { describeCount, describeState, correctedChoice } from './texts';
import { useChoice } from './useChoice';
import { useComparison } from './useComparison';
import styles from './styles.module.css';

export type Props = ComparePage;

/** What happened between two versions: a choice, which the address keeps, and what follows from it. */
export default function ApiCompare({ families, migrations, json, minorsJson }: Props): ReactNode {
  const { choice, isCorrected, isChosen, choose } = useChoice(families);
  const { state, comparison } = useComparison(isChosen ? choice : null, { json, minorsJson });
  const [kind, setKind] = useState<ChangeKind | ''>('');
  const changes = comparison && filterChanges(comparison.changes, { slug: choice.slug, kind });
  return (
    <>
      <noscript>
        <p>
          <Translate
            id="api.compare.noscript"
            description="In place of the comparison of two versions, for browsers without scripts"
          >
            The comparison is made in the browser and needs scripts. The migration guides say the
            same in words, with old and new code.
          </Translate>
        </p>
      </noscript>
      <ChoiceForm
        families={families}
        choice={choice}
        changes={comparison?.changes ?? []}
        kind={kind}
        onChoose={choose}
        onKind={setKind}
      />
      <p role="status" className={styles.status}>
        {isCorrected && `${correctedChoice()} `}
        {changes ? describeCount(changes) : describeState(state)}
      </p>
      <div className={styles.results} data-loading={state === 'loading' || undefined}>
        {changes && <Comparison changes={changes} choice={choice} />}
        <Migrations migrations={migrations} choice={isChosen ? choice : null} />
      </div>
    </>
  );
}
