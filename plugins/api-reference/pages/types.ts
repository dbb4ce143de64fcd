import type { EntryKind, Plan } from '../types';

/** HTML made by this plugin from text that was escaped. */
export type Html = string;

/** What an entry's page shows, ready to be placed: descriptions and types are HTML. */
export interface EntryPage {
  name: string;
  kind: EntryKind;
  package: string;
  plan: Plan;
  summary: Html;
  deprecated: Html | null;
  imports: string[];
  /** Address of the entry as JSON. */
  json: string;
  /** Language of the descriptions when it is not that of the page. */
  descriptionLang: string | null;
  props: PropView[];
  slots: SlotView[];
  classes: ClassView[];
  inherits: InheritView[];
}

/** Members say only what is worth saying: `plan` is `null` where it is that of the entry. */
interface MemberView {
  name: string;
  plan: Exclude<Plan, 'community'> | null;
  deprecated: Html | null;
  description: Html;
}

export interface PropView extends MemberView {
  type: Html;
  default: string | null;
  /** Whether to say that the prop is required, or that the member is optional. */
  presence: 'required' | 'optional' | null;
}

export interface SlotView extends MemberView {
  default: Html | null;
}

export interface ClassView extends Omit<MemberView, 'plan'> {
  className: string;
}

export interface InheritView {
  from: string;
  package: string;
  props: string;
}

/** A documentation page that covers an entry. */
export interface Guide {
  title: string;
  /** The page's file, relative to the version's folder. */
  file: string;
}
