import type { DemoSettings, DemoStyling } from './types';

/** Marks the messages between a page and its frames among everything else a window may receive. */
export const MESSAGE_SOURCE = 'demo-host';

/** File names and texts, as a reader would save them in one folder. */
export type DemoFiles = Readonly<Record<string, string>>;

/** Messages from a page to the host in its frame. */
export type ToHost =
  | { readonly type: 'settings'; readonly settings: DemoSettings }
  /** Shows a demo of the repository. */
  | { readonly type: 'show'; readonly id: string; readonly styling: DemoStyling }
  /** Runs files that were sent; `revision` comes back with the outcome. */
  | {
      readonly type: 'run';
      readonly revision: number;
      readonly entry: string;
      readonly files: DemoFiles;
      readonly styling: DemoStyling;
    }
  /** Mounts what is shown again, also after it crashed. */
  | { readonly type: 'reset' }
  /** Asks for a sign of life. */
  | { readonly type: 'ping' };

/** Messages from the host to the page around it. */
export type FromHost =
  | { readonly type: 'ready' }
  /** The answer to a ping: nothing keeps the host from its work. */
  | { readonly type: 'alive' }
  /** A dialog opens, and nothing is answered until the reader closes it. */
  | { readonly type: 'dialog' }
  /** The content's height in CSS pixels. */
  | { readonly type: 'height'; readonly height: number }
  /** The content is mounted; `problem` is what went wrong in the meantime. */
  | { readonly type: 'ran'; readonly revision: number; readonly problem: SentProblem | null }
  | { readonly type: 'failed'; readonly revision: number; readonly problem: SentProblem }
  | { readonly type: 'key'; readonly key: 'Escape' };

/** Why something that was sent does not run, in words; the last good result stays. */
export interface HostProblem {
  readonly kind: 'syntax' | 'import' | 'runtime';
  readonly message: string;
  readonly file?: string;
  /** 1-based. */
  readonly line?: number;
  /** 1-based. */
  readonly column?: number;
}

/** Problems that the host itself detects. The page has the text for them, in its language. */
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
  /** Found by the page: the host itself has no say any more. */
  | Finding<'noAnswer', 'seconds'>;

interface Finding<Code extends string, Name extends string> {
  readonly code: Code;
  /** Values in the text as they appear in the code: names of files, packages and exports, and numbers. */
  readonly values: Readonly<Record<Name, string>>;
  /** The name that was probably meant. */
  readonly nearest?: string | null;
}

/** A problem as the host tells it: what it found, or a message that others wrote. */
export type SentProblem =
  HostProblem | (Omit<HostProblem, 'message'> & { readonly finding: HostFinding });
