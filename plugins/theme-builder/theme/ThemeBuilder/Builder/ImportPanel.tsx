import { useId, useState, type ReactNode } from 'react';
import type { ThemeKeys, Unread, Values } from '../../../types';
import styles from './styles.module.css';
import { labels, reasonTexts, withValues } from './texts';

interface Props {
  readonly keys: ThemeKeys;
  readonly onRead: (values: Values) => void;
}

interface Result {
  readonly count: number;
  readonly unread: readonly Unread[];
}

/** Reads a pasted theme into the controls. The parser is loaded on first use. */
export default function ImportPanel({ keys, onRead }: Props): ReactNode {
  const texts = labels();
  const id = useId();
  const [text, setText] = useState('');
  const [result, setResult] = useState<Result | null>(null);
  const read = async (): Promise<void> => {
    const { parseTheme } = await import('../../../model/parseTheme');
    const { values, unread } = parseTheme(text, keys);
    const count = Object.keys(values).length;
    setResult({ count, unread });
    if (count > 0) {
      onRead(values);
    }
  };
  return (
    <details className={styles.group}>
      <summary>{texts.import}</summary>
      <label htmlFor={id} className={styles.label}>
        {texts.importField}
      </label>
      <textarea
        id={id}
        className={styles.paste}
        dir="ltr"
        rows={8}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button
        type="button"
        className={styles.button}
        aria-disabled={text.trim() === '' || undefined}
        onClick={() => {
          if (text.trim() !== '') {
            void read();
          }
        }}
      >
        {texts.importButton}
      </button>
      <p role="status" className={styles.hint}>
        {result && withValues().read({ count: result.count })}
        {result?.unread.length === 0 && ` ${texts.none}`}
      </p>
      {result && result.unread.length > 0 && <UnreadList unread={result.unread} />}
    </details>
  );
}

function UnreadList({ unread }: Pick<Result, 'unread'>): ReactNode {
  const reasons = reasonTexts();
  const id = useId();
  return (
    <>
      <p id={id} className={styles.label}>
        {labels().unread}
      </p>
      <ul className={styles.unread} aria-labelledby={id}>
        {unread.map(({ path, line, reason }) => (
          <li key={`${path}:${line}`}>
            {path && <code>{path}</code>} ({withValues().line({ line })}): {reasons[reason]}
          </li>
        ))}
      </ul>
    </>
  );
}
