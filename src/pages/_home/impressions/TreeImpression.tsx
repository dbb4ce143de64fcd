import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './TreeImpression.module.css';

interface Item {
  readonly label: string;
  readonly depth: number;
  readonly state?: 'open' | 'closed';
}

const listItems = (): readonly Item[] => [
  {
    label: translate({ id: 'home.picture.sensors', message: 'Field sensors' }),
    depth: 0,
    state: 'open',
  },
  {
    label: translate({ id: 'home.picture.slope', message: 'North slope' }),
    depth: 1,
    state: 'open',
  },
  { label: translate({ id: 'home.picture.humidity', message: 'Humidity' }), depth: 2 },
  { label: translate({ id: 'home.picture.soil', message: 'Soil temperature' }), depth: 2 },
  {
    label: translate({ id: 'home.picture.greenhouse', message: 'Greenhouse' }),
    depth: 1,
    state: 'closed',
  },
  {
    label: translate({ id: 'home.picture.archive', message: 'Archive' }),
    depth: 0,
    state: 'closed',
  },
];
const SELECTED = 3;

/** Renders a tree that is expanded two levels deep, with one item selected. */
export default function TreeImpression() {
  return (
    <div className={styles.tree}>
      {listItems().map(({ label, depth, state }, index) => (
        <div
          key={label}
          className={clsx(styles.item, index === SELECTED && styles.selected)}
          data-depth={depth}
        >
          <i className={clsx(styles.chevron, state !== undefined && styles[state])} />
          {label}
        </div>
      ))}
    </div>
  );
}
