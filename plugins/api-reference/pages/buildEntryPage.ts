import type { ComponentDoc, Deprecation, Plan, PropDoc } from '../types';
import type { EntryLinks } from './entryLinks';
import { linkNames } from './linkNames';
import type { RenderMarkdown } from './renderMarkdown';
import type { EntryPage, Html, PropView } from './types';

/** What turns an entry into what its page shows. */
export interface PageContext {
  links: EntryLinks;
  renderMarkdown: RenderMarkdown;
  /** Address of the published JSON of a version, with a slash at its end. */
  jsonBase: string;
  descriptionLang: string | null;
}

/** Prepares one entry for its page: types with links, descriptions as HTML, plans where they differ. */
export function buildEntryPage(doc: ComponentDoc, context: PageContext): EntryPage {
  const { links, jsonBase, descriptionLang } = context;
  const markdown = (text: string): Html => context.renderMarkdown(text, doc.name);
  const deprecation = (text: Deprecation): Html | null => (text === null ? null : markdown(text));
  const planOf = (plan: Plan): PropView['plan'] =>
    plan === 'community' || isUniform(doc) ? null : plan;
  return {
    name: doc.name,
    kind: doc.kind,
    package: doc.package,
    plan: doc.plan,
    summary: markdown(doc.description),
    deprecated: deprecation(doc.deprecated),
    imports: doc.imports.map(
      ({ path, typeOnly }) => `import ${typeOnly ? 'type ' : ''}{ ${doc.name} } from '${path}';`,
    ),
    json: `${jsonBase}${doc.family}/${doc.slug}.json`,
    descriptionLang,
    props: doc.props.map((prop) => ({
      name: prop.name,
      type: linkNames(prop.type, links, doc.name),
      default: prop.default,
      presence: presenceOf(prop, doc),
      plan: planOf(prop.plan),
      deprecated: deprecation(prop.deprecated),
      description: markdown(prop.description),
    })),
    slots: doc.slots.map((slot) => ({
      name: slot.name,
      default: slot.default === null ? null : linkNames(slot.default, links, doc.name),
      plan: planOf(slot.plan),
      deprecated: deprecation(slot.deprecated),
      description: markdown(slot.description),
    })),
    classes: doc.classes.map(({ key, className, ...rest }) => ({
      name: key,
      className,
      deprecated: deprecation(rest.deprecated),
      description: markdown(rest.description),
    })),
    inherits: doc.inherits
      .filter(({ props }) => props.length > 1)
      .map((group) => ({ ...group, props: listInherited(group.package, group.props) })),
  };
}

/** Where everything needs the plan of the entry, saying so once is enough. */
function isUniform({ props, slots, plan }: ComponentDoc): boolean {
  return [...props, ...slots].every((member) => member.plan === plan);
}

/** Says the rarer of the two: the few required props, or the few optional members. */
function presenceOf(prop: PropDoc, doc: ComponentDoc): PropView['presence'] {
  const required = doc.props.filter((other) => other.required).length;
  const mostAreRequired = doc.kind === 'interface' && required > doc.props.length / 2;
  if (mostAreRequired) {
    return prop.required ? null : 'optional';
  }
  return prop.required ? 'required' : null;
}

/** The hundreds of attributes that every element has are known by their interface's name. */
function listInherited(owner: string, props: readonly string[]): string {
  return owner === 'react' ? '' : props.join(', ');
}
