/** Every string of the reference that its own text is not, in English. */
export const LABELS = {
  'section.import': 'Import',
  'section.props': 'Props',
  'section.members': 'Members',
  'section.slots': 'Slots',
  'section.classes': 'CSS classes',
  'section.inherited': 'Inherited props',
  'section.guides': 'Guides',
  'section.components': 'Components',
  'section.interfaces': 'Interfaces',
  'kind.component': 'Component',
  'kind.interface': 'Interface',
  'badge.required': 'required',
  'badge.optional': 'optional',
  'badge.deprecated': 'deprecated',
  'member.default': 'Default:',
  'summary.package': 'Package',
  'summary.json': 'This page as JSON',
  'inherited.intro':
    'These props are passed on to what the component is built from, and work as they do there.',
  'page.description.component': 'Props, slots and CSS classes of {name} from {package}.',
  'page.description.interface': 'Members of the type {name} from {package}.',
  'index.title.data-grid': 'Data grid API',
  'index.title.date-pickers': 'Date and time pickers API',
  'index.title.charts': 'Charts API',
  'index.title.tree-view': 'Tree view API',
  'index.label': 'All entries',
  'index.description':
    '{count} components and interfaces, each with its props, slots and CSS classes.',
  'index.filter': 'Filter by name',
  'index.none': 'No entry has this name.',
} as const;

export type LabelId = keyof typeof LABELS;

/** The strings in one language. */
export type Labels = Readonly<Record<LabelId, string>>;

/** What translators are told about all of them. */
export const LABELS_DESCRIPTION = 'Generated pages of the API reference';

/** Puts values into a label's `{placeholders}`. */
export function fillLabel(label: string, values: Readonly<Record<string, string>>): string {
  return label.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
