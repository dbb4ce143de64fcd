import styles from './styles.module.css';

interface Props {
  readonly word: string;
  /** The one that is there at other times, for which there is room. */
  readonly other: string;
}

/** The name of a button that changes without moving its neighbors. */
export default function SteadyWord({ word, other }: Props) {
  return (
    <span className={styles.steady} data-other={other}>
      {word}
    </span>
  );
}
