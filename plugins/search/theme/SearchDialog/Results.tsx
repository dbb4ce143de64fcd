import { memo, useId, type ReactNode } from 'react';
import { optionId } from '../../client/useListKeys';
import type { GroupName, ResultGroup, SearchResult } from '../../types';
import Option from './Option';
import Result from './Result';
import { groupLabels, moreLabel } from './texts';
import styles from './styles.module.css';

interface Props {
  readonly groups: readonly ResultGroup[];
  readonly listId: string;
  /** Number of the active option. */
  readonly active: number;
  readonly onFollow: () => void;
  /** Shows all results of a group. */
  readonly onWiden: (group: GroupName) => void;
}

/** How many options stand for a group: its results, and one that leads to those that are not shown. */
export function countOptions({ results, total }: ResultGroup): number {
  return results.length + Number(total > results.length);
}

/** What was found, as options in groups. */
function Results({ groups, listId, active, onFollow, onWiden }: Props): ReactNode {
  const titleId = useId();
  return groups.map((group, number) => {
    const { name, results, total } = group;
    const start = groups.slice(0, number).reduce((sum, before) => sum + countOptions(before), 0);
    return (
      <div key={name} role="group" aria-labelledby={titleId + name}>
        <div className={styles.groupTitle} id={titleId + name} role="presentation">
          {groupLabels()[name]}
        </div>
        {results.map((result, index) => (
          <Result
            key={`${result.address} ${result.kind}`}
            id={optionId(listId, start + index)}
            isActive={start + index === active}
            isNested={followsItsPage(result, results)}
            result={result}
            onFollow={onFollow}
          />
        ))}
        {total > results.length && (
          <Option
            id={optionId(listId, start + results.length)}
            isActive={start + results.length === active}
            onChoose={() => onWiden(name)}
          >
            {moreLabel(total)}
          </Option>
        )}
      </div>
    );
  });
}

export default memo(Results);

function followsItsPage({ kind, address }: SearchResult, results: readonly SearchResult[]) {
  const [page] = address.split('#');
  return kind === 'section' && results.some((other) => other.address === page);
}
