import { memo, startTransition, useEffect, useId, useState, type ReactNode } from 'react';
import { afterPaint } from '../../../../lib/browser/afterPaint';
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

/** About as many lines as the dialog shows at once. Results below them have time until these are painted. */
const SCREENFUL = 14;

/** How many options stand for a group: its results, and one that leads to those that are not shown. */
export function countOptions({ results, total }: ResultGroup): number {
  return results.length + Number(total > results.length);
}

/** Results, as options in groups. */
function Results({ groups, listId, active, onFollow, onWiden }: Props): ReactNode {
  const titleId = useId();
  const isWhole = useAfterPaint(groups);
  const first = isWhole ? null : fillScreen(groups);
  return groups.map((group, number) => {
    const { name, results, total } = group;
    const start = groups.slice(0, number).reduce((sum, before) => sum + countOptions(before), 0);
    const shown = first ? first[number]! : results;
    return (
      <div key={name} role="group" aria-labelledby={titleId + name}>
        <div className={styles.groupTitle} id={titleId + name} role="presentation">
          {groupLabels()[name]}
        </div>
        {shown.map((result, index) => (
          <Result
            // By place: with most keys all results change, and elements that are there are cheaper than new ones.
            key={index}
            id={optionId(listId, start + index)}
            isActive={start + index === active}
            isNested={followsItsPage(result, results)}
            result={result}
            onFollow={onFollow}
          />
        ))}
        {shown.length === results.length && total > results.length && (
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

/** The results of each group that a reader sees without scrolling. */
function fillScreen(groups: readonly ResultGroup[]): readonly SearchResult[][] {
  let lines = 0;
  return groups.map(({ results }) =>
    results.filter(({ excerpt }) => (lines += excerpt ? 2 : 1) <= SCREENFUL),
  );
}

/** Whether what was rendered first has been painted; false again with another value. */
function useAfterPaint(value: unknown): boolean {
  const [painted, setPainted] = useState<unknown>(null);
  const isPainted = painted === value;
  useEffect(
    () => (isPainted ? undefined : afterPaint(() => startTransition(() => setPainted(value)))),
    [isPainted, value],
  );
  return isPainted;
}

function followsItsPage({ kind, address }: SearchResult, results: readonly SearchResult[]) {
  const [page] = address.split('#');
  return kind === 'section' && results.some((other) => other.address === page);
}
