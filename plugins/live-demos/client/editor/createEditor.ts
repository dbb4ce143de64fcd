import { defaultKeymap, history, historyField, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

import type { HostProblem } from '../../../../lib/demos/hostMessages';
import { highlighter } from '../../../../lib/highlight/highlighter';
import { findChange } from './findChange';
import type { CodePlace } from './findPlace';

/** A file's text, selection and history as they were, as plain data, and how far it was scrolled. */
export type EditorMemory = { readonly doc: string; readonly scrollTop: number };

export interface EditorHandle {
  readonly focus: () => void;
  /** Takes over a text that was changed elsewhere. */
  readonly replaceText: (text: string) => void;
  readonly remember: () => EditorMemory;
  readonly showProblem: (problem: HostProblem | null) => void;
  readonly destroy: () => void;
}

interface EditorOptions {
  readonly parent: HTMLElement;
  readonly name: string;
  readonly code: string;
  /** State that an editor of the same file saved; it applies only if the text is the same. */
  readonly memory?: EditorMemory;
  /** Where the caret is at first. Default: where it is remembered to have been. */
  readonly place?: CodePlace;
  /** Where it is when that is not remembered either. Default: at the start. */
  readonly firstPlace?: CodePlace;
  /** The accessible name of the text field. */
  readonly label: string;
  readonly onChange: (code: string) => void;
  readonly onEscape: () => void;
}

/** Fields that are saved besides the text and the selection. */
const REMEMBERED = { history: historyField };

/**
 * A code editor in an element. The Tab key leaves it, as it leaves any field; Escape too.
 */
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
    // Without a tab index it counts as nothing that keys could reach, where long lines scroll.
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

/** Puts the caret somewhere, and its line where it was before there was an editor. */
function goTo(view: EditorView, { offset, top, left = 0 }: CodePlace): void {
  const anchor = Math.min(offset, view.state.doc.length);
  view.dispatch({ selection: { anchor } });
  measure(view);
  const padding = view.documentPadding.top;
  view.scrollDOM.scrollTop = view.lineBlockAt(anchor).top + padding - (top ?? padding);
  view.scrollDOM.scrollLeft = left;
}

/** Without this an editor knows how high its lines are, and has its own height, a frame later only. */
function measure(view: EditorView): void {
  view.elementAtHeight(0);
}
