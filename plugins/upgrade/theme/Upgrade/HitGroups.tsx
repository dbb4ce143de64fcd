import { type ReactNode, useState } from 'react';
import { BREAKING, type Hit } from '@site/packages/component-docs-cli/src/upgrade/types';
import HitItem from './HitItem';
import { type Group, headings, labels } from './texts';
import styles from './styles.module.css';

interface Props {
  readonly hits: readonly Hit[];
  /** Level of the headings. */
  readonly level: 2 | 3;
}

/** Number of hits that are shown at first; thousands would block the page. */
const SHOWN = 100;

const GROUPS: readonly Group[] = ['breaking', 'look', 'types', 'later'];

/** Hits, grouped by the action that they require. */
export default function HitGroups({ hits, level }: Props): ReactNode {
  const Heading = `h${level}` as const;
  const titles = headings();
  return GROUPS.map((group) => {
    const own = hits.filter((hit) => groupOf(hit) === group);
    const list = <HitList hits={own} />;
    if (own.length === 0) {
      return null;
    }
    return group === 'types' ? (
      <details key={group} className={styles.more}>
        <summary>
          {titles[group]} ({own.length})
        </summary>
        {list}
      </details>
    ) : (
      <section key={group}>
        <Heading>
          {titles[group]} ({own.length})
        </Heading>
        {list}
      </section>
    );
  });
}

function HitList({ hits }: { readonly hits: readonly Hit[] }): ReactNode {
  const [count, setCount] = useState(SHOWN);
  const left = hits.length - count;
  return (
    <>
      <ul className={styles.hits}>
        {hits.slice(0, count).map((hit) => (
          <HitItem
            key={`${hit.file}:${hit.line}:${hit.column} ${hit.name} ${hit.change}`}
            hit={hit}
          />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className={styles.button} onClick={() => setCount(count + SHOWN)}>
          {labels().more(Math.min(left, SHOWN))}
        </button>
      )}
    </>
  );
}

function groupOf({ change, guides }: Hit): Group {
  if (BREAKING.has(change)) {
    return 'breaking';
  }
  if (change === 'deprecated') {
    return 'later';
  }
  return change === 'type' || (change === 'default' && guides.length === 0) ? 'types' : 'look';
}
