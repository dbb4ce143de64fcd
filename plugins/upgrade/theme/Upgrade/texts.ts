import { translate } from '@docusaurus/Translate';
import type { HitChange, UseKind } from '@site/packages/component-docs-cli/src/upgrade/types';

const PAGE = 'On the page that upgrades code';

export const labels = () => ({
  form: translate({ id: 'upgrade.form', message: 'What to upgrade', description: PAGE }),
  from: translate({ id: 'upgrade.from', message: 'From', description: `${PAGE}: version` }),
  to: translate({ id: 'upgrade.to', message: 'To', description: `${PAGE}: version` }),
  manifest: translate({
    id: 'upgrade.manifest',
    message: 'Read the version from package.json',
    description: `${PAGE}: heading above a field`,
  }),
  manifestField: translate({
    id: 'upgrade.manifestField',
    message: 'Content of your package.json',
    description: `${PAGE}: label of a field`,
  }),
  code: translate({
    id: 'upgrade.code',
    message: 'Your code',
    description: `${PAGE}: label of a field`,
  }),
  files: translate({
    id: 'upgrade.files',
    message: 'Choose files',
    description: `${PAGE}: label of a field for files`,
  }),
  sample: translate({
    id: 'upgrade.sample',
    message: 'Try an example',
    description: `${PAGE}: button that fills in code`,
  }),
  line: (line: number) =>
    translate(
      {
        id: 'upgrade.line',
        message: 'Line {line}',
        description: `${PAGE}: button that selects a line of the code`,
      },
      { line },
    ),
  take: translate({
    id: 'upgrade.take',
    message: 'Replace my code',
    description: `${PAGE}: button that puts the changed code into the field`,
  }),
  more: (count: number) =>
    translate(
      {
        id: 'upgrade.more',
        message: 'Show {count} more',
        description: `${PAGE}: button below a long list`,
      },
      { count },
    ),
  chosen: translate({
    id: 'upgrade.chosen',
    message: 'Chosen files',
    description: `${PAGE}: name of a list of files`,
  }),
  local: translate({
    id: 'upgrade.local',
    message: 'Your code stays in your browser.',
    description: `${PAGE}: below the field for code`,
  }),
  analyze: translate({
    id: 'upgrade.analyze',
    message: 'Find what changes',
    description: `${PAGE}: button`,
  }),
  apply: translate({
    id: 'upgrade.apply',
    message: 'Apply what can be applied',
    description: `${PAGE}: button`,
  }),
  copy: translate({ id: 'upgrade.copy', message: 'Copy', description: `${PAGE}: button` }),
  copied: translate({
    id: 'upgrade.copied',
    message: 'Copied',
    description: `${PAGE}: in place of "Copy" for a moment`,
  }),
  download: translate({
    id: 'upgrade.download',
    message: 'Download',
    description: `${PAGE}: button`,
  }),
  removeFile: (file: string) =>
    translate(
      { id: 'upgrade.removeFile', message: 'Remove {file}', description: `${PAGE}: button` },
      { file },
    ),
  unchanged: translate({
    id: 'upgrade.unchanged',
    message: 'No change in this file.',
    description: `${PAGE}: in place of a diff`,
  }),
  instead: translate({
    id: 'upgrade.instead',
    message: 'Instead:',
    description: `${PAGE}: before the name of what takes the place of something`,
  }),
  none: translate({
    id: 'upgrade.none',
    message: 'none',
    description: `${PAGE}: in place of a type or default that is not there`,
  }),
  reference: translate({
    id: 'upgrade.reference',
    message: 'API',
    description: `${PAGE}: link to a page of the API reference`,
  }),
});

export const headings = () => ({
  breaking: translate({
    id: 'upgrade.breaking',
    message: 'Has to change',
    description: `${PAGE}: heading above a list`,
  }),
  look: translate({
    id: 'upgrade.look',
    message: 'Behaves differently',
    description: `${PAGE}: heading above a list`,
  }),
  types: translate({
    id: 'upgrade.types',
    message: 'Has another type',
    description: `${PAGE}: heading above a list`,
  }),
  later: translate({
    id: 'upgrade.later',
    message: 'Deprecated, but still works',
    description: `${PAGE}: heading above a list`,
  }),
  problemsRemoved: translate({
    id: 'upgrade.problemsRemoved',
    message: 'Known problems that this upgrade removes',
    description: `${PAGE}: heading above a list`,
  }),
  problemsAdded: translate({
    id: 'upgrade.problemsAdded',
    message: 'Known problems that this upgrade adds',
    description: `${PAGE}: heading above a list`,
  }),
  packages: translate({
    id: 'upgrade.packages',
    message: 'Packages',
    description: `${PAGE}: heading above a command`,
  }),
  result: translate({
    id: 'upgrade.result',
    message: 'Result',
    description: `${PAGE}: heading above changed files`,
  }),
  left: translate({
    id: 'upgrade.left',
    message: 'Left for you',
    description: `${PAGE}: heading above a list of what no program can write`,
  }),
});

export type Group = 'breaking' | 'look' | 'types' | 'later';

export const changeLabels = (): Readonly<Record<HitChange, string>> => ({
  missing: translate({
    id: 'upgrade.change.missing',
    message: 'not in this version',
    description: PAGE,
  }),
  removed: translate({ id: 'upgrade.change.removed', message: 'removed', description: PAGE }),
  renamed: translate({ id: 'upgrade.change.renamed', message: 'renamed', description: PAGE }),
  moved: translate({ id: 'upgrade.change.moved', message: 'moved', description: PAGE }),
  value: translate({ id: 'upgrade.change.value', message: 'value removed', description: PAGE }),
  rewrite: translate({
    id: 'upgrade.change.rewrite',
    message: 'to be rewritten',
    description: PAGE,
  }),
  default: translate({ id: 'upgrade.change.default', message: 'other default', description: PAGE }),
  type: translate({ id: 'upgrade.change.type', message: 'other type', description: PAGE }),
  behavior: translate({
    id: 'upgrade.change.behavior',
    message: 'other behavior',
    description: PAGE,
  }),
  deprecated: translate({
    id: 'upgrade.change.deprecated',
    message: 'deprecated',
    description: PAGE,
  }),
});

export const kindLabels = (): Readonly<Record<UseKind, string>> => ({
  package: translate({ id: 'upgrade.kind.package', message: 'package', description: PAGE }),
  module: translate({ id: 'upgrade.kind.module', message: 'module', description: PAGE }),
  export: translate({ id: 'upgrade.kind.export', message: 'export', description: PAGE }),
  prop: translate({ id: 'upgrade.kind.prop', message: 'member', description: PAGE }),
  slot: translate({ id: 'upgrade.kind.slot', message: 'slot', description: PAGE }),
  class: translate({ id: 'upgrade.kind.class', message: 'CSS class', description: PAGE }),
  event: translate({ id: 'upgrade.kind.event', message: 'event', description: PAGE }),
  theme: translate({ id: 'upgrade.kind.theme', message: 'theme key', description: PAGE }),
  variable: translate({ id: 'upgrade.kind.variable', message: 'CSS variable', description: PAGE }),
  role: translate({ id: 'upgrade.kind.role', message: 'role', description: PAGE }),
  value: translate({ id: 'upgrade.kind.value', message: 'value', description: PAGE }),
  element: translate({ id: 'upgrade.kind.element', message: 'element', description: PAGE }),
});

export const statusTexts = () => ({
  idle: translate({
    id: 'upgrade.status.idle',
    message: 'Paste code to see what changes in it.',
    description: PAGE,
  }),
  unread: translate({
    id: 'upgrade.status.unread',
    message: 'This code cannot be parsed, so its changes are unknown.',
    description: PAGE,
  }),
  analyzing: translate({
    id: 'upgrade.status.analyzing',
    message: 'Reading your code …',
    description: PAGE,
  }),
  applying: translate({
    id: 'upgrade.status.applying',
    message: 'Running codemods …',
    description: PAGE,
  }),
  found: (breaking: number, all: number) =>
    translate(
      {
        id: 'upgrade.status.found',
        message: 'Required changes: {breaking}. Worth reviewing: {others}.',
        description: PAGE,
      },
      { breaking, others: all - breaking },
    ),
  nothing: translate({
    id: 'upgrade.status.nothing',
    message: 'This code needs no changes between these versions.',
    description: PAGE,
  }),
  unknown: translate({
    id: 'upgrade.status.unknown',
    message: 'This code does not use the library: it has no imports, theme keys or classes of it.',
    description: PAGE,
  }),
  applied: (files: number, left: number) =>
    translate(
      {
        id: 'upgrade.status.applied',
        message: 'Files changed: {files}. Changes left to make: {left}.',
        description: PAGE,
      },
      { files, left },
    ),
  failed: (reason: string) =>
    translate(
      {
        id: 'upgrade.status.failed',
        message: 'That did not work: {reason}',
        description: PAGE,
      },
      { reason },
    ),
  detected: (version: string) =>
    translate(
      {
        id: 'upgrade.status.detected',
        message: 'Your package.json says {version}.',
        description: PAGE,
      },
      { version },
    ),
  undetected: translate({
    id: 'upgrade.status.undetected',
    message: 'This package.json lists no package of a documented version.',
    description: PAGE,
  }),
  codemods: (names: string) =>
    translate(
      {
        id: 'upgrade.status.codemods',
        message: 'Codemods that changed the code: {names}',
        description: PAGE,
      },
      { names },
    ),
});
