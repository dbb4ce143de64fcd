import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

import type { HostProblem } from '../../../demo-host/types';
import { highlighter } from './highlighter';

export interface EditorHandle {
  readonly focus: () => void;
  readonly showProblem: (problem: HostProblem | null) => void;
  readonly destroy: () => void;
}

interface EditorOptions {
  readonly parent: HTMLElement;
  readonly name: string;
  readonly code: string;
  /** The accessible name of the text field. */
  readonly label: string;
  readonly onChange: (code: string) => void;
  readonly onEscape: () => void;
}

/**
 * A code editor in an element. The Tab key leaves it, as it leaves any field; Escape too.
 */
export function createEditor(options: EditorOptions): EditorHandle {
  const { parent, name, code, label, onChange, onEscape } = options;
  const language = new Compartment();
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: code,
      extensions: [
        history(),
        language.of(
          /\.[jt]sx?$/.test(name)
            ? javascript({ jsx: true, typescript: /\.tsx?$/.test(name) })
            : [],
        ),
        syntaxHighlighting(highlighter),
        bracketMatching(),
        indentOnInput(),
        lintGutter(),
        EditorState.tabSize.of(2),
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) {
            onChange(update.state.doc.toString());
          }
        }),
        keymap.of([
          {
            key: 'Escape',
            run: () => {
              onEscape();
              return true;
            },
          },
          ...defaultKeymap,
          ...historyKeymap,
        ]),
      ],
    }),
  });

  return {
    focus: () => view.focus(),
    showProblem: (problem) => {
      const isHere = problem?.line !== undefined && (problem.file ?? name) === name;
      const { doc } = view.state;
      const line = doc.line(Math.min(Math.max(problem?.line ?? 1, 1), doc.lines));
      view.dispatch(
        setDiagnostics(
          view.state,
          problem && isHere
            ? [{ from: line.from, to: line.to, severity: 'error', message: problem.message }]
            : [],
        ),
      );
    },
    destroy: () => view.destroy(),
  };
}
