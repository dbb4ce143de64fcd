import type { PackageDoc } from '../../../../plugins/api-reference/types.ts';
import type { Language } from '../../../../src/paths/language.ts';
import type { Project } from './readManifest.ts';

/** What every question may say about the version and the language of its answer. */
export interface Asked {
  /** Such as `v6`, `6`, `6.20.4`, `next`. Without it, the project decides, and without a project the current version. */
  readonly version?: string;
  /** Without it, English. */
  readonly language?: string;
  /** The project of whoever asks. */
  readonly project?: Project;
}

/** What an answer is about. */
export interface About {
  /** Name of the version on the site: `current`, `next`, `v6` … */
  readonly version: string;
  /** `MUI X 7.28.3`. */
  readonly title: string;
  /** The packages that the answer is about, with their releases. */
  readonly packages: readonly PackageDoc[];
  readonly language: Language;
  /** Whether the version was asked for, found in the project, or is the current one because nobody said. */
  readonly chosenBy: 'question' | 'project' | 'default';
  /** What to bear in mind, such as a project with another release. */
  readonly notes: readonly string[];
}

/** An answer: the same as text and as data. */
export interface Answer<Data = unknown> {
  readonly about: About;
  /** Markdown. */
  readonly text: string;
  readonly data: Data;
}
