import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { CodeTokens } from '@site/lib/highlight/CodeTokens';
import { highlightCode } from '@site/lib/highlight/highlightCode';
import { useDelayed } from '@site/lib/browser/useDelayed';
import styles from './styles.module.css';

/** Milliseconds without a key press after which long code is colored again. */
const PAUSE_MS = 200;
/** Number of characters that are colored at every key press. */
const SHORT = 8_000;
/** Number of lines that stay visible above a selected line. */
const ABOVE = 3;

export type Mark = 'error' | 'breaking' | 'other';

/** A line to select. Each request is a new object, so that the same line can be selected again. */
export interface ShownLine {
  readonly line: number;
}

interface Props {
  readonly label: string;
  readonly code: string;
  readonly marks: ReadonlyMap<number, Mark>;
  readonly shown: ShownLine | null;
  readonly onChange: (code: string) => void;
}

/** Field for code with line numbers, colors, and marks beside lines. Native editing, so that undo and spelling work. */
export default function CodePane({ label, code, marks, shown, onChange }: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const delayed = useDelayed(code, PAUSE_MS);
  const colored = code.length <= SHORT ? code : delayed;
  const tokens = useMemo(() => highlightCode(colored, 'tsx'), [colored]);
  const lines = code.split('\n');
  const isColored = tokens !== undefined && colored === code;

  useEffect(() => {
    if (shown && field.current && scroller.current) {
      const before = field.current.value.split('\n').slice(0, shown.line - 1);
      const start = before.join('\n').length + Math.min(before.length, 1);
      const [text = ''] = field.current.value.slice(start).split('\n');
      field.current.focus({ preventScroll: true });
      field.current.setSelectionRange(start, start + text.length);
      const lineHeight = field.current.scrollHeight / Math.max(before.length + 1, lines.length);
      scroller.current.scrollTop = (shown.line - 1 - ABOVE) * lineHeight;
      scroller.current.scrollIntoView({ block: 'nearest' });
    }
    // Only a new request selects a line.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shown]);

  return (
    <div ref={scroller} className={styles.pane} dir="ltr">
      <div className={styles.gutter} aria-hidden="true">
        {lines.map((_, index) => (
          <span key={index} data-mark={marks.get(index + 1)}>
            {index + 1}
          </span>
        ))}
      </div>
      <div className={styles.sheet} data-colored={isColored || undefined}>
        <pre aria-hidden="true" translate="no">
          {isColored
            ? tokens.map((line, index) => (
                <span key={index} className={styles.line} data-mark={marks.get(index + 1)}>
                  <CodeTokens tokens={line} />
                  {'\n'}
                </span>
              ))
            : `${code}\n`}
        </pre>
        <textarea
          ref={field}
          aria-label={label}
          className={styles.input}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          wrap="off"
          value={code}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </div>
  );
}
