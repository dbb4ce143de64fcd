import clsx from 'clsx';
import styles from './CalendarImpression.module.css';

const WEEKDAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];
const DAYS_BEFORE = 2;
const DAYS = 31;
const TODAY = 6;
const RANGE = { start: 13, end: 23 };

function classOf(day: number): string {
  return clsx(
    styles.day,
    day === TODAY && styles.today,
    day >= RANGE.start && day <= RANGE.end && styles.within,
    day === RANGE.start && styles.start,
    day === RANGE.end && styles.end,
  );
}

/** Renders a month with a selected range of days. */
export default function CalendarImpression() {
  return (
    <div className={styles.calendar}>
      <div className={styles.field}>
        <span>13 Oct</span>
        <span>23 Oct 2025</span>
      </div>
      <div className={styles.month}>
        {WEEKDAYS.map((name, index) => (
          <span key={index} className={styles.weekday}>
            {name}
          </span>
        ))}
        {Array.from({ length: DAYS_BEFORE }, (_, index) => (
          <span key={index} />
        ))}
        {Array.from({ length: DAYS }, (_, index) => (
          <span key={index} className={classOf(index + 1)}>
            <i>{index + 1}</i>
          </span>
        ))}
      </div>
    </div>
  );
}
