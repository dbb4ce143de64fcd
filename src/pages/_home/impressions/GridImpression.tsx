import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './GridImpression.module.css';

const listColumns = (): readonly string[] => [
  translate({ id: 'home.picture.order', message: 'Order' }),
  translate({ id: 'home.picture.customer', message: 'Customer' }),
  translate({ id: 'home.picture.status', message: 'Status' }),
  translate({ id: 'home.picture.total', message: 'Total' }),
];
const nameStatuses = (): Readonly<Record<string, string>> => ({
  Shipped: translate({ id: 'home.picture.shipped', message: 'Shipped' }),
  Packed: translate({ id: 'home.picture.packed', message: 'Packed' }),
  Held: translate({ id: 'home.picture.held', message: 'On hold' }),
});
const ROWS = [
  ['1048', 'Ines Okafor', 'Shipped', '1,284.00'],
  ['1047', 'Søren Lindqvist', 'Packed', '960.50'],
  ['1046', 'Yuki Tanaka', 'Shipped', '812.00'],
  ['1045', 'Lena Brandt', 'Held', '655.20'],
  ['1044', 'Tomás Rivera', 'Shipped', '412.75'],
] as const;
const SELECTED = 1;

/** Renders the outline of a data grid that is sorted by its last column, with a selected row and a focused cell. */
export default function GridImpression() {
  const statuses = nameStatuses();
  return (
    <div className={styles.grid}>
      <div className={clsx(styles.row, styles.head)}>
        <i className={styles.box} />
        {listColumns().map((column) => (
          <span key={column} className={styles.cell}>
            {column}
          </span>
        ))}
      </div>
      {ROWS.map((row, index) => (
        <div key={row[0]} className={clsx(styles.row, index === SELECTED && styles.selected)}>
          <i className={styles.box} />
          {row.map((value, column) => (
            <span
              key={value}
              className={clsx(styles.cell, index === SELECTED && column === 2 && styles.focused)}
            >
              {column === 2 ? <b data-status={value}>{statuses[value]}</b> : value}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
