import type { Plan } from '../types';
import type { EntryKind } from '../types';
import type { HistoryView } from './describeHistory';
import type { LabelId } from './labels';

/** HTML made by this plugin from text that was escaped. */
export type Html = string;

/** View of an entry's page: descriptions and types are HTML. */
export interface EntryPage {
  name: string;
  kind: EntryKind;
  package: string;
  plan: Plan;
  summary: Html;
  deprecated: Html | null;
  imports: Html[];
  history: HistoryView;
  /** Page that compares the entry with that of a neighboring version, if there is one. */
  comparison: Comparison | null;
  /** Theme key of the component. */
  theme: string | null;
  /** Address of the entry as JSON. */
  json: string;
  /** Definition of an alias, or signature of a hook. */
  definition: Html[];
  /** Sections of the entry: props, slots, methods, parameters … */
  sections: SectionView[];
  inherits: InheritView[];
  guides: Guide[];
  /** Known problems of the entry in its version. */
  problems: ProblemLink[];
  /** Definitions of types without an entry that the page mentions; they open in place. */
  types: TypeView[];
}

/** Members under a heading of the page. */
export interface SectionView {
  /** Its anchor. */
  id: string;
  label: LabelId;
  groups: GroupView[];
}

/** Members that belong together; the only group of a section has no title. */
export interface GroupView {
  id: string;
  title: string | null;
  /** Language of the title, where it is not that of the page. */
  lang?: string;
  description: Html;
  members: MemberView[];
}

/** A prop, slot, class, method or event. Properties without information are omitted. */
export interface MemberView {
  /** Its anchor, such as `prop-rows`. */
  id: string;
  name: string;
  type?: Html;
  default?: Html;
  /** Props that a slot receives, if its type does not include them; empty if it receives none. */
  receives?: Html;
  /** Component prop that listens to an event. */
  prop?: Html;
  description?: Html;
  args?: ArgumentView[];
  /** Whether to mark the prop as required, or the member as optional. */
  presence?: 'required' | 'optional';
  /** Plan, if it differs from that of the entry. */
  plan?: Exclude<Plan, 'community'>;
  isState?: boolean;
  /** Whether the member is static. */
  isStatic?: boolean;
  /** Replacement; empty when the package does not state one. */
  deprecated?: Html;
  /** When it was added, and whether it is deprecated. */
  history?: HistoryView;
}

/** Argument of a function, or, without a name, its return value. */
export interface ArgumentView {
  name: string | null;
  description: Html;
}

/** Props that a component hands on, by where they come from. */
export interface InheritView {
  from: string;
  package: string;
  props: string[];
}

/** A type that opens in place. */
export interface TypeView {
  name: string;
  code: Html;
}

/** A documentation page that covers an entry. */
export interface Guide {
  title: string;
  /** Its address in the page's language. */
  address: string;
}

/** Link to the description of a known problem. */
export interface ProblemLink {
  title: Html;
  /** Including the anchor. */
  address: string;
}

/** Address of the comparison of two versions. */
export interface Comparison {
  address: string;
  /** Labels of the versions. */
  from: string;
  to: string;
}
