import Translate from '@docusaurus/Translate';
import { type ReactNode, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { currentVersionOf } from '@site/src/versions';
import { filterChanges } from '../../compare/filterChanges';
import type { ComparePage } from '../../compare/generateComparePage';
import type { ChangeKind } from '../../compare/types';
import { type Choice, type Choices, printChoice, readChoice } from '../../compare/choice';
import ChoiceForm from './ChoiceForm';
import Comparison from './Comparison';
import Migrations from './Migrations';
import {
  describeCount,
  describeState,
  correctedChoice,
  replacedVersion,
  kindLabels,
  summaryLabel,
} from './texts';
import { useComparison } from './useComparison';
import styles from './styles.module.css';

export type Props = ComparePage;

/** Version whose changes are shown by default. */
const PREFERRED = currentVersionOf('x').name;

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
        {changes && (
          <Comparison changes={changes} choice={choice} isSearched={text.trim() !== ''} />
        )}
        <Migrations migrations={migrations} choice={isChosen ? choice : null} />
      </div>
    </>
  );
}

/** Returns the choice in the address, and a function that changes it. */
function useChoice(choices: Choices): {
  choice: Choice;
  isCorrected: boolean;
  /** `false` on the server, which does not know the choice. */
  isChosen: boolean;
  choose(choice: Choice): void;
} {
  const history = useHistory();
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  return {
    ...readChoice(isBrowser ? search : '', choices, PREFERRED),
    isChosen: isBrowser,
    choose: (choice) => history.replace({ search: printChoice(choice) }),
  };
}

interface SummaryProps {
  /** How many changes are of each kind. */
  readonly counts: Readonly<Partial<Record<ChangeKind, number>>>;
  /** The selected kind; empty for all. */
  readonly kind: ChangeKind | '';
  readonly onKind: (kind: ChangeKind | '') => void;
}

/** Number of changes of each kind; a click shows only this kind, a second click shows all again. */
function Summary({ counts, kind, onKind }: SummaryProps): ReactNode {
  const labels = kindLabels();
  const kinds = (Object.keys(labels) as ChangeKind[]).filter((each) => counts[each]);
  return kinds.length === 0 ? null : (
    <ul className={styles.summary} role="list" aria-label={summaryLabel()}>
      {kinds.map((each) => (
        <li key={each}>
          <button
            type="button"
            data-kind={each}
            aria-pressed={each === kind}
            onClick={() => onKind(each === kind ? '' : each)}
          >
            <strong>{counts[each]}</strong> {labels[each]}
          </button>
        </li>
      ))}
    </ul>
  );
}
