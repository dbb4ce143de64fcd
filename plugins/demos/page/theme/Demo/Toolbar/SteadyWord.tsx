import styles from './styles.module.css';

interface Props {
  readonly word: string;
  /** The alternative text, for which space is reserved. */
  readonly other: string;
}

/** Renders a button text that can change without shifting its neighbors. */
export default function SteadyWord({ word, other }: Props) {
  return (
    <span className={styles.steady} data-other={other}>
      {word}
    </span>
  );
}
