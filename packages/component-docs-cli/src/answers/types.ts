import type { PackageDoc } from '../../../../plugins/api-reference/types.ts';
import type { Language } from '../../../../src/paths/language.ts';
import type { Project } from './readManifest.ts';

/** Options of every question about the version and the language of its answer. */
export interface Asked {
  /** Such as `v6`, `6`, `6.20.4`, `next`. Defaults to the version of the project, or the current version. */
  readonly version?: string;
  /** Defaults to English. */
  readonly language?: string;
  /** The project of the user. */
  readonly project?: Project;
}

/** Subject of an answer. */
export interface About {
  /** Name of the version on the site: `current`, `next`, `v6` … */
  readonly version: string;
  /** `MUI X 7.28.3`. */
  readonly title: string;
  /** Packages that the answer is about, with their releases. */
  readonly packages: readonly PackageDoc[];
  readonly language: Language;
  /** Whether the version was requested, comes from the project, or is the current one by default. */
  readonly chosenBy: 'question' | 'project' | 'default';
  /** Notes, for example if the project has another release. */
  readonly notes: readonly string[];
}

/** An answer as text and as data. */
export interface Answer<Data = unknown> {
  readonly about: About;
  /** Markdown. */
  readonly text: string;
  readonly data: Data;
}
