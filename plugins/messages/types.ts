/** Messages that the packages log or throw, as plain data that can be serialized to JSON. */

import type { Plan } from '../api-reference/types';

/** Placeholder that a program fills in, with its name in the code; empty if the code has none. */
export interface Hole {
  readonly hole: string;
}

/** Literal text, or a placeholder. */
export type Part = string | Hole;

/** How a message is reported: thrown, which interrupts the program, or only logged. */
export type Level = 'exception' | 'error' | 'warning';

/** Every level, the most severe first. */
export const LEVELS: readonly Level[] = ['exception', 'error', 'warning'];

/** An export that leads to the code of a message. */
export interface MessageSource {
  readonly name: string;
  /** The package of the cheapest plan that exports it. */
  readonly package: string;
  /** Number of declarations between the export and the message. */
  readonly distance: number;
}

/** A message of a version's packages, which may occur in several places. */
export interface MessageDoc {
  /** Derived from its words; unique within the family, and the same in every version with the same wording. */
  readonly id: string;
  readonly level: Level;
  /** The text, line breaks included. */
  readonly parts: readonly Part[];
  /** The package whose code contains it. */
  readonly package: string;
  /** The cheapest plan whose exports can cause it. */
  readonly plan: Plan;
  /** The family whose page lists it: that of the package, or `license` for packages without a family. */
  readonly family: string;
  /** The components, hooks and classes that can cause it, nearest first. */
  readonly sources: readonly MessageSource[];
  /** The modules that contain it: `@mui/x-data-grid/hooks/utils/useGridApiContext.js`. */
  readonly places: readonly string[];
}

/** A message with its history across versions. Versions are identified by their names in `src/versions`. */
export interface HistoricMessage extends MessageDoc {
  /** The version that added it; absent if the first documented version of its family has it. */
  readonly since?: string;
  /** The last version that has it; absent if the newest version has it. */
  readonly until?: string;
}

/** An export in the facts of a message. */
export interface SourceLink {
  readonly name: string;
  /** Address in the default language, with a trailing slash; `null` if the reference has no page for it. */
  readonly address: string | null;
}

/** Data of a message on a page. */
export interface MessageFacts extends Pick<
  HistoricMessage,
  'id' | 'level' | 'parts' | 'package' | 'plan' | 'since' | 'until'
> {
  /** The nearest exports that can cause it. */
  readonly sources: readonly SourceLink[];
  /** Number of further exports. */
  readonly others: number;
}

/** Data of the page of a family. */
export interface FamilyFacts {
  /** By id. */
  readonly messages: Readonly<Record<string, MessageFacts>>;
  /** IDs of messages that only a fault of the library can cause. */
  readonly internal: readonly string[];
  /** IDs of messages that the page does not explain. */
  readonly unexplained: readonly string[];
}

/** A list on a page: the messages that a fault of the library causes, or those that are not explained. */
export type ListName = 'internal' | 'unexplained';

/** By family, the ID of each message and its parts; placeholders are empty. */
export type PackedMessages = Readonly<
  Record<string, readonly (readonly [id: string, parts: readonly string[]])[]>
>;
