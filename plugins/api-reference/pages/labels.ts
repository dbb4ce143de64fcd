import type { Texts } from '../../translations/readTexts';

/** Every string of the reference that its own text is not, in English. */
export const LABELS = {
  'section.import': 'Import',
  'section.props': 'Props',
  'section.members': 'Members',
  'section.slots': 'Slots',
  'section.classes': 'CSS classes',
  'section.inherited': 'Inherited props',
  'section.guides': 'Guides',
  'section.definition': 'Definition',
  'section.parameters': 'Parameters',
  'section.events': 'Events',
  'section.selectors': 'Selectors',
  'section.returns': 'Return value',
  'section.theme': 'Theme',
  'index.component': 'Components',
  'index.hook': 'Hooks',
  'index.interface': 'Types',
  'index.class': 'Classes',
  'index.events': 'Events',
  'index.selectors': 'Selectors',
  'kind.component': 'Component',
  'kind.hook': 'Hook',
  'kind.interface': 'Type',
  'kind.class': 'Class',
  'kind.events': 'Events',
  'kind.selectors': 'Selectors',
  'badge.required': 'required',
  'badge.optional': 'optional',
  'badge.deprecated': 'deprecated',
  'badge.state': 'state class',
  'badge.static': 'static',
  'badge.new': 'new in {version}',
  'badge.since': 'since {version}',
  'badge.sinceAs': 'since {version}, as {name}',
  'badge.formerly': '{name} before {version}',
  'badge.formerlyIn': '{name} from {package} before {version}',
  'badge.deprecatedSince': 'deprecated since {version}',
  'badge.deprecatedIn': 'deprecated in {version}',
  'badge.removed': 'removed in {version}',
  'badge.removedUse': 'removed in {version}: use {name}',
  'member.default': 'Default:',
  'member.receives': 'Receives:',
  'member.receivesNothing': 'no props',
  'member.prop': 'Prop:',
  'member.returns': 'Returns',
  'member.copy': 'Copy link to {name}',
  'heading.link': 'Link to this section',
  'summary.package': 'Package',
  'summary.json': 'This page as JSON',
  'summary.problems': 'Known problems',
  'summary.compare': 'Changes from {from} to {to}',
  'inherited.intro':
    'These props are passed on to what the component is built from, and work as they do there.',
  'inherited.count': '{count} props of {name}',
  'slots.intro':
    'Replace a part of the component with the prop {slots}, and hand it props with {slotProps}.',
  'classes.intro':
    'Style a part of the component by its global class. What follows the dash is its key in the prop {classes}.',
  'theme.intro':
    'Themes know the component as {name}: set default props and override styles under it.',
  'page.description.component': 'Props, slots and CSS classes of {name} from {package}.',
  'page.description.hook': 'Parameters and return value of {name} from {package}.',
  'page.description.interface': 'Members of the type {name} from {package}.',
  'page.description.class': 'Constructor and members of {name} from {package}.',
  'page.description.events': 'The events of the data grid, with what their listeners are told.',
  'page.description.selectors': 'The selectors of the data grid, with what they return.',
  'index.title': 'API reference',
  'index.title.data-grid': 'Data grid API',
  'index.title.date-pickers': 'Date and time pickers API',
  'index.title.charts': 'Charts API',
  'index.title.tree-view': 'Tree view API',
  'index.label': 'All entries',
  'index.compare': 'What changed between two versions',
  'compare.title': 'Compare versions',
  'compare.description':
    'What was added, removed, renamed, changed or deprecated between two versions of a component family.',
  'index.timeline': 'What each minor release brought',
  'timeline.title': '{family}: minor releases',
  'timeline.label': 'Minor releases',
  'timeline.description':
    'The exports, props, slots, CSS classes and events that each minor release added, deprecated or removed.',
  'timeline.limits':
    'The last patch of each release was read. Members of types whose declaration changed its form are left out.',
  'timeline.feed': 'Subscribe to the feed',
  'timeline.date': 'First released on {date}.',
  'timeline.nothing': 'Nothing is recorded for this release.',
  'timeline.added': 'Added',
  'timeline.deprecated': 'Deprecated',
  'timeline.removed': 'Removed',
  'index.description': '{count} components, hooks and types, each with all its members.',
  'tab.title.components-api': '{title}: components API',
  'tab.title.hooks-api': '{title}: hooks API',
  'tab.description.components-api':
    'Props, slots and CSS classes of the components on the page “{title}”.',
  'tab.description.hooks-api': 'Parameters and return values of the hooks on the page “{title}”.',
  'tab.pages': 'On a page of its own:',
} as const;

export type LabelId = keyof typeof LABELS;

/** Strings in one language. */
export type Labels = Texts<LabelId>;

/** Fills the `{placeholders}` of a label. */
export function fillLabel(label: string, values: Readonly<Record<string, string>>): string {
  return label.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
