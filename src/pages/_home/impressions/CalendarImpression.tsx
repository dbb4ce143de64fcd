import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import styles from './CalendarImpression.module.css';

/** October 2025 begins on a Wednesday. */
const DAYS_BEFORE = 2;
const MONDAY = 6;
const WEEK = 7;
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
  const { currentLocale } = useDocusaurusContext().i18n;
  const format = (day: number, options: Intl.DateTimeFormatOptions) =>
    new Date(2025, 9, day).toLocaleDateString(currentLocale, options);
  return (
    <div className={styles.calendar}>
      <div className={styles.field}>
        <span>{format(RANGE.start, { month: 'short', day: 'numeric' })}</span>
        <span>{format(RANGE.end, { dateStyle: 'medium' })}</span>
      </div>
      <div className={styles.month}>
        {Array.from({ length: WEEK }, (_, index) => (
          <span key={index} className={styles.weekday}>
            {format(MONDAY + index, { weekday: 'narrow' })}
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
