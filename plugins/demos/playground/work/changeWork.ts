import type { Work, WorkFile } from '../../shared/playground/types';
import { addFile, deleteFile, editFile, renameFile } from './changeFiles';

/** Maximum time in milliseconds between two edits of a file that are undone together. */
export const EDIT_PAUSE = 1000;
const MAX_STEPS = 100;

/** The work with its undo and redo history. */
export interface WorkHistory {
  /** Earlier states, oldest first. */
  readonly past: readonly Work[];
  readonly present: Work;
  /** Undone states; the most recently undone comes first. */
  readonly future: readonly Work[];
  /** Counts the changes that come from outside the editor; after each of them the editor reloads the files. */
  readonly revision: number;
  /** The file that was edited last, and the time in milliseconds. */
  readonly lastEdit: { readonly name: string; readonly at: number } | null;
}

export type WorkAction =
  | { readonly type: 'open'; readonly work: Work }
  | { readonly type: 'edit'; readonly name: string; readonly text: string; readonly at: number }
  | { readonly type: 'add'; readonly name: string }
  | { readonly type: 'rename'; readonly from: string; readonly to: string }
  | { readonly type: 'delete'; readonly name: string }
  /** The reader agrees to run code that came from a link. */
  | { readonly type: 'consent' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** Creates a history from work and, optionally, the states before it. */
export function beginWork(present: Work, past: readonly Work[] = []): WorkHistory {
  return { past, present, future: [], revision: 0, lastEdit: null };
}

/** Applies a change. Only the `consent` action gives consent; edits neither give nor withdraw it. */
export function changeWork(history: WorkHistory, action: WorkAction): WorkHistory {
  const { past, present, future } = history;
  switch (action.type) {
    case 'open':
      return step(history, action.work);
    case 'edit':
      return edit(history, action);
    case 'add':
      return step(history, withFiles(present, addFile(present.files, action.name)));
    case 'rename':
      return step(history, withFiles(present, renameFile(present.files, action.from, action.to)));
    case 'delete':
      return step(history, withFiles(present, deleteFile(present.files, action.name)));
    case 'consent':
      return { ...history, present: { ...present, awaitsConsent: false, isInterrupted: false } };
    case 'undo': {
      const before = past.at(-1);
      return before ? move(history, past.slice(0, -1), before, [present, ...future]) : history;
    }
    case 'redo': {
      const [after, ...rest] = future;
      return after ? move(history, [...past, present], after, rest) : history;
    }
  }
}

function edit(history: WorkHistory, action: Extract<WorkAction, { type: 'edit' }>): WorkHistory {
  const { present, revision, lastEdit } = history;
  const { name, text, at } = action;
  const file = present.files.find((each) => each.name === name);
  // The editor reports every change, including those that it has just loaded from outside.
  if (!file || file.text === text) {
    return history;
  }
  const next = withFiles(present, editFile(present.files, name, text));
  const goesOn = lastEdit?.name === name && at - lastEdit.at < EDIT_PAUSE;
  const base = goesOn ? { ...history, present: next, future: [] } : step(history, next);
  return { ...base, revision, lastEdit: { name, at } };
}

function step(history: WorkHistory, next: Work): WorkHistory {
  return move(history, [...history.past, history.present].slice(-MAX_STEPS), next, []);
}

function move(
  { revision }: WorkHistory,
  past: readonly Work[],
  present: Work,
  future: readonly Work[],
): WorkHistory {
  return { past, present, future, revision: revision + 1, lastEdit: null };
}

const withFiles = (work: Work, files: readonly WorkFile[]): Work => ({
  ...work,
  files,
  isChanged: true,
});
