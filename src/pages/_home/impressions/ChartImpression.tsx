import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './ChartImpression.module.css';

const HEIGHT = 150;
const BASE = 132;
const STEP = 34;
const SOLAR = [18, 26, 41, 52, 63, 70, 68, 57];
const WIND = [46, 42, 38, 30, 24, 20, 22, 28];
const PRICE = [92, 84, 78, 70, 55, 48, 52, 60];

function linePoints(): string {
  return PRICE.map((value, index) => `${index * STEP + 41},${BASE - value * 1.25}`).join(' ');
}

/** Renders two stacked series with a line above them. */
export default function ChartImpression() {
  const { currentLocale } = useDocusaurusContext().i18n;
  return (
    <svg className={styles.chart} viewBox={`0 0 304 ${HEIGHT}`} preserveAspectRatio="xMidYMid meet">
      {[0, 40, 80, 120].map((offset) => (
        <line
          key={offset}
          className={styles.rule}
          x1="24"
          x2="300"
          y1={BASE - offset}
          y2={BASE - offset}
        />
      ))}
      {SOLAR.map((solar, index) => {
        const x = index * STEP + 31;
        const wind = WIND[index]!;
        return (
          <g key={index} className={styles.month}>
            <rect className={styles.first} x={x} width="20" y={BASE - solar} height={solar} />
            <path
              className={styles.second}
              d={`M${x} ${BASE - solar - 1}v-${wind - 4}q0-4 4-4h12q4 0 4 4v${wind - 4}z`}
            />
            <text x={x + 10} y={BASE + 13}>
              {new Date(2025, index).toLocaleDateString(currentLocale, { month: 'short' })}
            </text>
          </g>
        );
      })}
      <polyline className={styles.line} points={linePoints()} />
      {PRICE.map((value, index) => (
        <circle
          key={index}
          className={styles.mark}
          cx={index * STEP + 41}
          cy={BASE - value * 1.25}
          r="2.5"
        />
      ))}
    </svg>
  );
}
