import clsx from 'clsx';
import styles from './TreeImpression.module.css';

interface Item {
  readonly label: string;
  readonly depth: number;
  readonly state?: 'open' | 'closed';
}

const ITEMS: readonly Item[] = [
  { label: 'Field sensors', depth: 0, state: 'open' },
  { label: 'North slope', depth: 1, state: 'open' },
  { label: 'Humidity', depth: 2 },
  { label: 'Soil temperature', depth: 2 },
  { label: 'Greenhouse', depth: 1, state: 'closed' },
  { label: 'Archive', depth: 0, state: 'closed' },
];
const SELECTED = 'Soil temperature';

/** Renders a tree that is expanded two levels deep, with one item selected. */
export default function TreeImpression() {
  return (
    <div className={styles.tree}>
      {ITEMS.map(({ label, depth, state }) => (
        <div
          key={label}
          className={clsx(styles.item, label === SELECTED && styles.selected)}
          data-depth={depth}
        >
          <i className={clsx(styles.chevron, state !== undefined && styles[state])} />
          {label}
        </div>
      ))}
    </div>
  );
}
