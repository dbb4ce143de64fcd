import type { DemoSettings, DemoStyling } from './types';

/** Value that identifies messages between a page and its frames. */
export const MESSAGE_SOURCE = 'demo-frame';

/** File names and texts, as a reader would save them in one folder. */
export type DemoFiles = Readonly<Record<string, string>>;

/** Messages from a page to the host in its frame. */
export type ToHost =
  | { readonly type: 'settings'; readonly settings: DemoSettings }
  /** Shows a demo of the repository. */
  | { readonly type: 'show'; readonly id: string; readonly styling: DemoStyling }
  /** Runs the files; the result contains the same `revision`. */
  | {
      readonly type: 'run';
      readonly revision: number;
      readonly entry: string;
      readonly files: DemoFiles;
      readonly styling: DemoStyling;
    }
  /** Mounts the demo again, even after it crashed. */
  | { readonly type: 'reset' }
  /** Checks whether the host responds. */
  | { readonly type: 'ping' };

/** Messages from the host to the page around it. */
export type FromHost =
  | { readonly type: 'ready' }
  /** Answer to a ping: the host responds. */
  | { readonly type: 'alive' }
  /** A modal dialog opens and blocks the host until the reader closes it. */
  | { readonly type: 'dialog' }
  /** Height of the content in CSS pixels. */
  | { readonly type: 'height'; readonly height: number }
  /** The content is mounted; `problem` is an error that happened meanwhile. */
  | { readonly type: 'ran'; readonly revision: number; readonly problem: SentProblem | null }
  | { readonly type: 'failed'; readonly revision: number; readonly problem: SentProblem }
  | { readonly type: 'key'; readonly key: 'Escape' };

/** Reason why the files do not run; the last working result stays visible. */
export interface HostProblem {
  readonly kind: 'syntax' | 'import' | 'runtime';
  readonly message: string;
  readonly file?: string;
  /** 1-based. */
  readonly line?: number;
  /** 1-based. */
  readonly column?: number;
}

/** Problems that the host detects. The page has their text in its language. */
export type HostFinding =
  | Finding<'noDemo', 'id'>
  | Finding<'noPackage', 'name' | 'list'>
  | Finding<'noModule', 'name' | 'deep'>
  | Finding<'noPeer', 'specifier' | 'peer' | 'list'>
  | Finding<'noExport', 'specifier' | 'name'>
  | Finding<'noDefault', 'specifier'>
  | Finding<'tooLarge', 'name'>
  | Finding<'noFile', 'specifier' | 'from' | 'list'>
  | Finding<'noComponent', 'file'>
  | Finding<'namespace', 'name'>
  | Finding<'endlessLoop', 'seconds'>
  | Finding<'endlessCalls', 'seconds'>
  /** Detected by the page, because the host no longer responds. */
  | Finding<'noAnswer', 'seconds'>;

interface Finding<Code extends string, Name extends string> {
  readonly code: Code;
  /** Values in the text as they appear in the code: names of files, packages and exports, and numbers. */
  readonly values: Readonly<Record<Name, string>>;
  /** Suggested name. */
  readonly nearest?: string | null;
}

/** A problem from the host: a finding, or an error message of other code. */
export type SentProblem =
  HostProblem | (Omit<HostProblem, 'message'> & { readonly finding: HostFinding });
