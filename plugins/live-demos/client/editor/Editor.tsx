import { useEffect, useLayoutEffect, useRef, type MutableRefObject } from 'react';
import type { HostProblem } from '../../../../lib/demos/hostMessages';
import { splitImports } from '../splitImports';
import { createEditor, type EditorHandle, type EditorMemory } from './createEditor';
import type { CodePlace } from './findPlace';
import styles from './styles.module.css';

export interface EditorProps {
  readonly name: string;
  readonly code: string;
  readonly label: string;
  readonly problem: HostProblem | null;
  /** Default: yes, since it is where the focus was. */
  readonly takesFocus?: boolean;
  /** Counts the changes that the editor did not make itself: with another number it takes over `code`. */
  readonly revision?: number;
  /** Keeps selection and history of each file for the time when it is opened again. */
  readonly memories?: Map<string, EditorMemory>;
  /** Key that distinguishes the file from others of the same name. Default: the name. */
  readonly memoryKey?: string;
  /** Where the caret goes when the file is opened; it is taken out, so that it counts once. */
  readonly place?: MutableRefObject<CodePlace | undefined>;
  /** Whether the code after the imports is first, as in a folded listing. Default: no. */
  readonly skipsImports?: boolean;
  readonly onChange: (code: string) => void;
  readonly onEscape: () => void;
}

/** A file of a demo that can be changed. */
export default function Editor({
  name,
  revision = 0,
  memories,
  memoryKey = name,
  ...props
}: EditorProps) {
  const { problem } = props;
  const element = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle | null>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  // The editor keeps its own text: another file makes another editor. It is there, and gone, within one frame, and is
  // asked how far it is scrolled before its element has left the page.
  useLayoutEffect(() => {
    const { code, label, place, skipsImports, takesFocus = true } = latest.current;
    const handle = createEditor({
      parent: element.current!,
      name,
      code,
      memory: memories?.get(memoryKey),
      place: place?.current,
      firstPlace: { offset: skipsImports ? splitImports(code).imports.length : 0 },
      label,
      onChange: (text) => latest.current.onChange(text),
      onEscape: () => latest.current.onEscape(),
    });
    if (place) {
      place.current = undefined;
    }
    // What the reader came to gave way to the editor; a button that changed what it shows keeps the focus.
    if (takesFocus && document.activeElement === document.body) {
      handle.focus();
    }
    editor.current = handle;
    return () => {
      memories?.set(memoryKey, handle.remember());
      handle.destroy();
    };
  }, [name, memories, memoryKey]);

  useEffect(() => editor.current?.replaceText(latest.current.code), [name, revision]);

  useEffect(() => editor.current?.showProblem(problem), [name, problem]);

  // Code is written from left to right in every language.
  return <div ref={element} className={styles.editor} dir="ltr" />;
}
