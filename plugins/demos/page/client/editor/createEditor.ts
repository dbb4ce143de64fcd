import { defaultKeymap, history, historyField, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

import type { HostProblem } from '../../../shared/hostMessages';
import { highlighter } from '../../../../../lib/highlight/highlighter';
import { findChange } from './findChange';
import type { CodePlace } from './findPlace';

/** Text, selection, history and scroll position of a file, as plain data. */
export type EditorMemory = { readonly doc: string; readonly scrollTop: number };

export interface EditorHandle {
  readonly focus: () => void;
  /** Applies a text that was changed elsewhere. */
  readonly replaceText: (text: string) => void;
  readonly remember: () => EditorMemory;
  readonly showProblem: (problem: HostProblem | null) => void;
  readonly destroy: () => void;
}

interface EditorOptions {
  readonly parent: HTMLElement;
  readonly name: string;
  readonly code: string;
  /** State that an editor of the same file saved; it applies only if the text is unchanged. */
  readonly memory?: EditorMemory;
  /** Initial caret position. Default: the remembered one. */
  readonly place?: CodePlace;
  /** Initial caret position if none is remembered. Default: the start. */
  readonly firstPlace?: CodePlace;
  /** Accessible name of the text field. */
  readonly label: string;
  readonly onChange: (code: string) => void;
  readonly onEscape: () => void;
}

/** Fields that are saved in addition to the text and the selection. */
const REMEMBERED = { history: historyField };

/** Creates a code editor in an element. Tab leaves the editor like any other field, and so does Escape. */
export function createEditor(options: EditorOptions): EditorHandle {
  const { parent, name, code, memory, label, onChange, onEscape } = options;
  const remembered = memory?.doc === code ? memory : undefined;
  const place = options.place ?? (remembered ? undefined : options.firstPlace);
  const language = new Compartment();
  const extensions = [
    history(),
    language.of(
      /\.[jt]sx?$/.test(name) ? javascript({ jsx: true, typescript: /\.tsx?$/.test(name) }) : [],
    ),
    syntaxHighlighting(highlighter),
    bracketMatching(),
    indentOnInput(),
    lintGutter(),
    EditorState.tabSize.of(2),
    // Without a tab index, long lines count as a scrollable region that the keyboard cannot reach.
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
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
  ];
  const view = new EditorView({
    parent,
    state: remembered
      ? EditorState.fromJSON(remembered, { extensions }, REMEMBERED)
      : EditorState.create({ doc: code, extensions }),
  });
  if (place) {
    goTo(view, place);
  } else if (remembered) {
    measure(view);
    view.scrollDOM.scrollTop = remembered.scrollTop;
  }

  return {
    focus: () => view.focus(),
    replaceText: (text) => {
      const change = findChange(view.state.doc.toString(), text);
      if (change) {
        view.dispatch({ changes: change });
      }
    },
    remember: () => ({
      ...(view.state.toJSON(REMEMBERED) as { doc: string }),
      scrollTop: view.scrollDOM.scrollTop,
    }),
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

/** Moves the caret and scrolls its line to where it was in the listing. */
function goTo(view: EditorView, { offset, top, left = 0 }: CodePlace): void {
  const anchor = Math.min(offset, view.state.doc.length);
  view.dispatch({ selection: { anchor } });
  measure(view);
  const padding = view.documentPadding.top;
  view.scrollDOM.scrollTop = view.lineBlockAt(anchor).top + padding - (top ?? padding);
  view.scrollDOM.scrollLeft = left;
}

/** Forces the editor to measure its lines and height now instead of in the next frame. */
function measure(view: EditorView): void {
  view.elementAtHeight(0);
}
