import type { Translate } from '../descriptions/createTranslator';
import type { ApiEntry, Plan } from '../types';
import type { DescribeHistory, Historic } from './describeHistory';
import { linkNames, type NameTargets } from './linkNames';
import type { RenderMarkdown } from './renderMarkdown';
import type { Html, MemberView } from './types';

/** Renders the members of one entry as HTML. */
export interface MemberRenderer {
  markdown(text: string): Html;
  /** Plain text in the language of the page, as far as it is translated. */
  translate: Translate;
  /** Code with the names of types as links. */
  type(code: string): Html;
  /** Returns the description of an argument's type when the type is an entry with one; otherwise an empty string. */
  describeType(code: string): Html;
  /** The plan, if it differs from that of the entry. */
  planOf(member: { plan: Plan }): Pick<MemberView, 'plan'>;
  /** Returns the history of the member, as far as it differs from that of the whole entry. */
  historyOf(member: Historic): Pick<MemberView, 'history'>;
}

/** Data that the member renderers of all entries of a version share. */
export interface RenderContext extends NameTargets {
  renderMarkdown: RenderMarkdown;
  translate: Translate;
  /** Descriptions of entries by name. */
  descriptions: ReadonlyMap<string, string>;
  describeHistory: DescribeHistory;
}

/** @param plans the plans of all members of the entry */
export function createMemberRenderer(
  doc: ApiEntry,
  plans: readonly Plan[],
  context: RenderContext,
): MemberRenderer {
  // If everything needs the plan of the entry, it is shown only once.
  const isUniform = plans.every((plan) => plan === doc.plan);
  const markdown = (text: string): Html => context.renderMarkdown(text, doc.name);
  return {
    markdown,
    translate: context.translate,
    type: (code) => linkNames(code, context, doc.name),
    describeType(code) {
      const [name = ''] = /^[A-Z]\w+/.exec(code) ?? [];
      return markdown(context.descriptions.get(name) ?? '');
    },
    planOf: ({ plan }) => (plan === 'community' || isUniform ? {} : { plan }),
    historyOf(member) {
      const history = context.describeHistory(member, doc);
      return Object.keys(history).length > 0 ? { history } : {};
    },
  };
}
