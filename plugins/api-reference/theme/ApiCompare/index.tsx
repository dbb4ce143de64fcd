import Translate from '@docusaurus/Translate';
import { type ReactNode, useState } from 'react';
import { filterChanges } from '../../compare/filterChanges';
import type { ComparePage } from '../../compare/generateComparePage';
import type { ChangeKind } from '../../compare/types';
import ChoiceForm from './ChoiceForm';
import Comparison from './Comparison';
import Migrations from './Migrations';
import Summary from './Summary';
import { describeCount, describeState, correctedChoice, replacedVersion } from './texts';
import { useChoice } from './useChoice';
import { useComparison } from './useComparison';
import styles from './styles.module.css';

export type Props = ComparePage;

/** Comparison of two versions: a form, whose values are stored in the address, and the result. */
export default function ApiCompare({ families, migrations, json, minorsJson }: Props): ReactNode {
  const { choice, isCorrected, isChosen, choose } = useChoice(families);
  const { state, comparison } = useComparison(isChosen ? choice : null, { json, minorsJson });
  const [kind, setKind] = useState<ChangeKind | ''>('');
  const [text, setText] = useState('');
  const [isReplaced, setReplaced] = useState(false);
  const { slug } = choice;
  const changes = comparison && filterChanges(comparison.changes, { slug, kind, text });
  const summary = comparison && filterChanges(comparison.changes, { slug, kind: '', text });
  return (
    <>
      <noscript>
        <p>
          <Translate
            id="api.compare.noscript"
            description="In place of the comparison of two versions, for browsers without scripts"
          >
            The comparison runs in the browser and needs JavaScript. The migration guides explain
            the same changes, with old and new code.
          </Translate>
        </p>
      </noscript>
      <ChoiceForm
        families={families}
        choice={choice}
        changes={comparison?.changes ?? []}
        kind={kind}
        text={text}
        onChoose={(next) => {
          const isOther = next.from !== choice.from || next.to !== choice.to;
          setReplaced(next.family !== choice.family && isOther);
          choose(next);
        }}
        onKind={setKind}
        onText={setText}
      />
      <p role="status" className={styles.status}>
        {isCorrected && `${correctedChoice()} `}
        {isReplaced && `${replacedVersion()} `}
        {changes ? describeCount(changes) : describeState(state)}
      </p>
      <div className={styles.results} data-loading={state === 'loading' || undefined}>
        {summary && <Summary counts={summary.counts} kind={kind} onKind={setKind} />}
        {changes && <Comparison changes={changes} choice={choice} />}
        <Migrations migrations={migrations} choice={isChosen ? choice : null} />
      </div>
    </>
  );
}
