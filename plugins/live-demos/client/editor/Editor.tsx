import { useEffect, useRef } from 'react';
import type { HostProblem } from '../../../demo-host/types';
import { createEditor, type EditorHandle } from './createEditor';
import styles from './styles.module.css';

export interface EditorProps {
  readonly name: string;
  readonly code: string;
  readonly label: string;
  readonly problem: HostProblem | null;
  readonly onChange: (code: string) => void;
  readonly onEscape: () => void;
}

/** A file of a demo that can be changed. It takes the focus, since it stands where the focus was. */
export default function Editor({ name, code, label, problem, onChange, onEscape }: EditorProps) {
  const element = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle | null>(null);
  const latest = useRef({ code, label, onChange, onEscape });
  useEffect(() => {
    latest.current = { code, label, onChange, onEscape };
  });

  // The editor keeps its own text: another file makes another editor.
  useEffect(() => {
    const handle = createEditor({
      parent: element.current!,
      name,
      code: latest.current.code,
      label: latest.current.label,
      onChange: (text) => latest.current.onChange(text),
      onEscape: () => latest.current.onEscape(),
    });
    handle.focus();
    editor.current = handle;
    return () => handle.destroy();
  }, [name]);

  useEffect(() => editor.current?.showProblem(problem), [problem]);

  return <div ref={element} className={styles.editor} />;
}
