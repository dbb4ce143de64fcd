import type { Texts as TextsOf, TextSource } from '../translations/readTexts';

/** English strings of the Markdown pages and lists that are not in the sources of the pages. */
export const TEXTS = {
  'admonition.note': 'Note',
  'admonition.tip': 'Tip',
  'admonition.info': 'Info',
  'admonition.warning': 'Warning',
  'admonition.danger': 'Danger',
  'anatomy.slot': 'Slot',
  'anatomy.path': 'Prop path',
  'anatomy.component': 'Component',
  'anatomy.classes': 'CSS classes',
  'anatomy.theme': 'Theme key',
  'change.before': 'Before, {version}:',
  'change.after': 'After, {version}:',
  'controls.prop': 'Prop',
  'controls.values': 'Values',
  'controls.default': 'Default',
  'demo.live': 'Live demo: {link}',
  'demo.shared': 'It uses {files}, shown above.',
  'feature.title': 'Feature',
  'feature.starts': 'Where it starts',
  'feature.default': 'on by default',
  'feature.yes': 'yes',
  'feature.no': 'no',
  'flag.new': 'new',
  'flag.unstable': 'unstable',
  'flag.planned': 'planned',
  'message.exception': 'Thrown',
  'message.error': 'Logged as an error',
  'message.warning': 'Logged as a warning',
  'message.sources': 'from',
  'message.others': 'and {count} more',
  'message.since': 'since {version}',
  'message.until': 'until {version}',
  'problem.present': 'known problem, present in {versions}',
  'problem.fixed': 'not in {versions}',
  'problem.description': 'Description and workaround',
  'reference.types': 'Types',
  'tool.page': 'This page is a tool that runs in a browser: {address}',
  'list.intro.core':
    'Material UI {version}: React components for buttons, fields, dialogs and everything else that interfaces are made of.',
  'list.intro.x':
    'MUI X {version}: React components for data grids, date and time pickers, charts and tree views.',
  'list.markdown':
    'To read a page as Markdown, with the code of its demos, replace the slash at the end of its address with `.md`. Plans in brackets, (Pro) and (Premium), need a commercial license; everything else is MIT.',
  'list.server':
    'Assistants can also use the MCP server at {address} (streamable HTTP): search, pages, API entries, demos, explanations of error messages, comparisons of versions, and a check of code against a version.',
  'list.api': 'API reference',
  'list.whole': 'Whole texts',
  'list.whole.guides': 'Every guide in one file',
  'list.whole.api': 'The API reference in one file',
  'list.json': 'The API reference as JSON',
  'list.versions': 'Other versions',
  'list.other': 'Further pages',
  'feed.title': 'What is new in the MUI X documentation',
} as const;

export type TextId = keyof typeof TEXTS;

/** The strings in one language. */
export type Texts = TextsOf<TextId>;

/** The plugin's name. */
export const PLUGIN_NAME = 'machine-pages';

export const TEXT_SOURCE: TextSource<TextId> = {
  folder: PLUGIN_NAME,
  name: 'texts',
  texts: TEXTS,
  description: 'Pages as Markdown, llms.txt and the feed',
};
