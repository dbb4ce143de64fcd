import { useEffect, useRef } from 'react';
import type { HostProblem } from '../../../demo-host/types';
import { createEditor, type EditorHandle, type EditorMemory } from './createEditor';
import styles from './styles.module.css';

export interface EditorProps {
  readonly name: string;
  readonly code: string;
  readonly label: string;
  readonly problem: HostProblem | null;
  /** Default: yes, since it stands where the focus was. */
  readonly takesFocus?: boolean;
  /** Counts the changes that the editor did not make itself: with another number it takes over `code`. */
  readonly revision?: number;
  /** Keeps selection and history of each file for the time when it is opened again. */
  readonly memories?: Map<string, EditorMemory>;
  readonly onChange: (code: string) => void;
  readonly onEscape: () => void;
}

/** A file of a demo that can be changed. */
export default function Editor({ name, revision = 0, memories, ...props }: EditorProps) {
  const { problem } = props;
  const element = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  // The editor keeps its own text: another file makes another editor.
  useEffect(() => {
    const { code, label, takesFocus = true } = latest.current;
    const handle = createEditor({
      parent: element.current!,
      name,
      code,
      memory: memories?.get(name),
      label,
      onChange: (text) => latest.current.onChange(text),
      onEscape: () => latest.current.onEscape(),
    });
    // What the reader came to gave way to the editor; a button that changed what it shows keeps the focus.
    if (takesFocus && document.activeElement === document.body) {
      handle.focus();
    }
    editor.current = handle;
    return () => {
      memories?.set(name, handle.remember());
      handle.destroy();
    };
  }, [name, memories]);

  useEffect(() => editor.current?.replaceText(latest.current.code), [name, revision]);

  useEffect(() => editor.current?.showProblem(problem), [name, problem]);

  return <div ref={element} className={styles.editor} />;
}
