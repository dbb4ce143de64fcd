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
  /** Index of the active option. */
  readonly active: number;
  readonly onFollow: () => void;
  /** Shows all results of a group. */
  readonly onWiden: (group: GroupName) => void;
}

/** Approximate number of lines that the dialog shows at once. Results below them render after these have painted. */
const SCREENFUL = 14;

/** Returns the number of options of a group: its results, and an option to show the remaining ones. */
export function countOptions({ results, total }: ResultGroup): number {
  return results.length + Number(total > results.length);
}

/** Renders results as grouped options. */
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
            // Keyed by index, because most keystrokes change all results, and reusing elements is cheaper than creating
            // them.
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

/** Returns the results of each group that are visible without scrolling. */
function fillScreen(groups: readonly ResultGroup[]): readonly SearchResult[][] {
  let lines = 0;
  return groups.map(({ results }) =>
    results.filter(({ excerpt }) => (lines += excerpt ? 2 : 1) <= SCREENFUL),
  );
}

/** Whether the current value has been painted; `false` again when it changes. */
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
