import { useEffect, useLayoutEffect, useRef, type MutableRefObject } from 'react';
import type { HostProblem } from '../../../shared/hostMessages';
import { splitImports } from '../splitImports';
import { createEditor, type EditorHandle, type EditorMemory } from './createEditor';
import type { CodePlace } from './findPlace';
import styles from './styles.module.css';

export interface EditorProps {
  readonly name: string;
  readonly code: string;
  readonly label: string;
  readonly problem: HostProblem | null;
  /** Whether the editor takes the focus from the listing it replaces. Default: yes. */
  readonly takesFocus?: boolean;
  /** Revision of the code. When it changes, the editor takes over `code`, which was changed elsewhere. */
  readonly revision?: number;
  /** Selection and history of each file, saved for when the file is opened again. */
  readonly memories?: Map<string, EditorMemory>;
  /** Key that distinguishes the file from others of the same name. Default: the name. */
  readonly memoryKey?: string;
  /** Caret position when the file is opened; cleared after use, so that it applies once. */
  readonly place?: MutableRefObject<CodePlace | undefined>;
  /** Whether the code after the imports is at the top, as in a collapsed listing. Default: no. */
  readonly skipsImports?: boolean;
  readonly onChange: (code: string) => void;
  readonly onEscape: () => void;
}

/** Renders an editor for a file of a demo. */
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

  // The editor keeps its text, so another file needs a new editor. A layout effect creates and destroys it within one
  // frame, and reads its scroll position before its element leaves the page.
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
    // The editor replaced the listing that had the focus. A button that switched the file keeps the focus.
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

  // Code is written left to right in every language.
  return <div ref={element} className={styles.editor} dir="ltr" />;
}
