import type { Value, Values } from '../types';

/** Maximum time in milliseconds between two changes of a control that are undone together. */
export const SAME_CHANGE = 1000;
const MAX_STEPS = 100;

/** What a reader builds: plain data, from which the code is generated. */
export interface ThemeChoice {
  /** Name of the docs version. */
  readonly version: string;
  readonly values: Values;
}

/** A choice with its undo and redo history. */
export interface ThemeHistory {
  /** Earlier choices, oldest first. */
  readonly past: readonly ThemeChoice[];
  readonly present: ThemeChoice;
  /** Undone choices; the most recently undone comes first. */
  readonly future: readonly ThemeChoice[];
  /** The control that was changed last, and the time in milliseconds. */
  readonly last: { readonly id: string; readonly at: number } | null;
}

export type ThemeAction =
  /** Without a value, the control returns to the default of the library. */
  | { readonly type: 'set'; readonly id: string; readonly value?: Value; readonly at: number }
  /** Replaces all values: a preset, a link or a pasted theme. */
  | { readonly type: 'replace'; readonly choice: Partial<ThemeChoice> }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

export function beginTheme(present: ThemeChoice): ThemeHistory {
  return { past: [], present, future: [], last: null };
}

export function changeTheme(history: ThemeHistory, action: ThemeAction): ThemeHistory {
  const { past, present, future } = history;
  switch (action.type) {
    case 'set':
      return set(history, action);
    case 'replace':
      return step(history, { ...present, ...action.choice });
    case 'undo': {
      const before = past.at(-1);
      return before
        ? { past: past.slice(0, -1), present: before, future: [present, ...future], last: null }
        : history;
    }
    case 'redo': {
      const [after, ...rest] = future;
      return after
        ? { past: [...past, present], present: after, future: rest, last: null }
        : history;
    }
  }
}

function set(
  history: ThemeHistory,
  { id, value, at }: Extract<ThemeAction, { type: 'set' }>,
): ThemeHistory {
  const { present, last } = history;
  if (String(present.values[id]) === String(value)) {
    return history;
  }
  const { [id]: _before, ...others } = present.values;
  const next = { ...present, values: value === undefined ? others : { ...others, [id]: value } };
  const isSame = last?.id === id && at - last.at < SAME_CHANGE;
  return {
    ...(isSame ? { ...history, present: next, future: [] } : step(history, next)),
    last: { id, at },
  };
}

function step({ past, present }: ThemeHistory, next: ThemeChoice): ThemeHistory {
  return { past: [...past, present].slice(-MAX_STEPS), present: next, future: [], last: null };
}
