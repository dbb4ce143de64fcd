/**
 * What the packages say in the console or throw, as plain data that survives JSON.
 */

import type { Plan } from '../api-reference/types';

/** Placeholder that a program fills in, by its name in the code; empty where the code has none. */
export interface Hole {
  readonly hole: string;
}

/** Literal text, or what is filled in. */
export type Part = string | Hole;

/** How a message comes: thrown, which stops what was going on, or only logged. */
export type Level = 'exception' | 'error' | 'warning';

/** Every level, the gravest first. */
export const LEVELS: readonly Level[] = ['exception', 'error', 'warning'];

/** An export through which the code that says a message is reached. */
export interface MessageSource {
  readonly name: string;
  /** The package of the cheapest plan that exports it. */
  readonly package: string;
  /** How many declarations lie between the export and the message. */
  readonly distance: number;
}

/** One message of a version's packages, wherever they say it. */
export interface MessageDoc {
  /** Made of its words; unique within the family, and the same in every version that words the message alike. */
  readonly id: string;
  readonly level: Level;
  /** The text, line breaks included. */
  readonly parts: readonly Part[];
  /** The package whose code says it. */
  readonly package: string;
  /** The cheapest plan whose exports can cause it. */
  readonly plan: Plan;
  /** The family whose page has it: that of the package, or `license` for packages that belong to none. */
  readonly family: string;
  /** The components, hooks and classes that can cause it, the nearest first. */
  readonly sources: readonly MessageSource[];
  /** The modules that say it: `@mui/x-data-grid/hooks/utils/useGridApiContext.js`. */
  readonly places: readonly string[];
}

/** A message with what the other versions tell about it. Versions go by their names in `src/versions`. */
export interface HistoricMessage extends MessageDoc {
  /** The version that brought it; not there for what the first documented version of its family had. */
  readonly since?: string;
  /** The last version that has it; not there for what the newest one has. */
  readonly until?: string;
}

/** An export as a page names it. */
export interface SourceLink {
  readonly name: string;
  /** In the default language, with a slash at its end; `null` for what the reference has no page for. */
  readonly address: string | null;
}

/** Data of a message on a page. */
export interface MessageFacts extends Pick<
  HistoricMessage,
  'id' | 'level' | 'parts' | 'package' | 'plan' | 'since' | 'until'
> {
  /** The nearest few of the exports that can cause it. */
  readonly sources: readonly SourceLink[];
  /** How many more there are. */
  readonly others: number;
}

/** Data of the page of a family. */
export interface FamilyFacts {
  /** By id. */
  readonly messages: Readonly<Record<string, MessageFacts>>;
  /** Ids of messages that only a fault of the library can cause. */
  readonly internal: readonly string[];
  /** Ids of messages that the page does not explain. */
  readonly unexplained: readonly string[];
}

/** Whether the ids of a list on a page are those of faults of the library, or of what is not explained. */
export type ListName = 'internal' | 'unexplained';

/** By family, the id of each message and its parts, those that are filled in empty. */
export type PackedMessages = Readonly<
  Record<string, readonly (readonly [id: string, parts: readonly string[]])[]>
>;
