import { translate } from '@docusaurus/Translate';
import type { State } from '../../../model/screenFiles';
import type { Group, Scheme, Unread } from '../../../types';

const PAGE = 'On the theme builder';

/** Texts of the builder. */
export const labels = () => ({
  title: translate({
    id: 'themeBuilder.title',
    message: 'Theme builder',
    description: `${PAGE}: accessible name`,
  }),
  version: translate({
    id: 'themeBuilder.version',
    message: 'Version',
    description: `${PAGE}: label of a list`,
  }),
  presets: translate({
    id: 'themeBuilder.presets',
    message: 'Start from a preset',
    description: `${PAGE}: name of a group of buttons`,
  }),
  undo: translate({ id: 'themeBuilder.undo', message: 'Undo', description: `${PAGE}: button` }),
  redo: translate({ id: 'themeBuilder.redo', message: 'Redo', description: `${PAGE}: button` }),
  share: translate({
    id: 'themeBuilder.share',
    message: 'Copy link',
    description: `${PAGE}: button that copies an address with the theme`,
  }),
  linkCopied: translate({
    id: 'themeBuilder.linkCopied',
    message: 'The link to this theme was copied.',
    description: `${PAGE}: message`,
  }),
  playground: translate({
    id: 'themeBuilder.playground',
    message: 'Open in the playground',
    description: `${PAGE}: link`,
  }),
  tryAll: translate({
    id: 'themeBuilder.tryAll',
    message: 'Try it on all demos',
    description: `${PAGE}: button that changes the settings of the site`,
  }),
  triedAll: translate({
    id: 'themeBuilder.triedAll',
    message:
      'All demos of the site now use the primary and secondary color, spacing and density. Reset them in the settings.',
    description: `${PAGE}: message`,
  }),
  fullScreen: translate({
    id: 'themeBuilder.fullScreen',
    message: 'Full screen',
    description: `${PAGE}: button`,
  }),
  settings: translate({
    id: 'themeBuilder.settings',
    message: 'Theme settings',
    description: `${PAGE}: accessible name of the controls`,
  }),
  screen: translate({
    id: 'themeBuilder.screen',
    message: 'Screen with the theme',
    description: `${PAGE}: accessible name of a region`,
  }),
  frame: translate({
    id: 'themeBuilder.frame',
    message: 'Application with the theme',
    description: `${PAGE}: accessible name of a frame`,
  }),
  mode: translate({ id: 'themeBuilder.mode', message: 'Mode', description: `${PAGE}: label` }),
  light: translate({ id: 'themeBuilder.light', message: 'Light', description: `${PAGE}: choice` }),
  dark: translate({ id: 'themeBuilder.dark', message: 'Dark', description: `${PAGE}: choice` }),
  direction: translate({
    id: 'themeBuilder.direction',
    message: 'Direction',
    description: `${PAGE}: label`,
  }),
  ltr: translate({
    id: 'themeBuilder.ltr',
    message: 'Left to right',
    description: `${PAGE}: choice`,
  }),
  rtl: translate({
    id: 'themeBuilder.rtl',
    message: 'Right to left',
    description: `${PAGE}: choice`,
  }),
  states: translate({
    id: 'themeBuilder.states',
    message: 'Forced states',
    description: `${PAGE}: name of a group of checkboxes`,
  }),
  code: translate({
    id: 'themeBuilder.code',
    message: 'Code',
    description: `${PAGE}: accessible name of a region`,
  }),
  codeHint: translate({
    id: 'themeBuilder.codeHint',
    message: 'Save it as theme.ts and pass one of both themes to ThemeProvider.',
    description: `${PAGE}: above the code`,
  }),
  import: translate({
    id: 'themeBuilder.import',
    message: 'Read a theme',
    description: `${PAGE}: title of a part`,
  }),
  importField: translate({
    id: 'themeBuilder.importField',
    message: 'Code with createTheme, or only its options',
    description: `${PAGE}: label of a field`,
  }),
  importButton: translate({
    id: 'themeBuilder.importButton',
    message: 'Show in the controls',
    description: `${PAGE}: button`,
  }),
  unread: translate({
    id: 'themeBuilder.unread',
    message: 'Not understood',
    description: `${PAGE}: heading above a list`,
  }),
  default: translate({
    id: 'themeBuilder.default',
    message: 'Default',
    description: `${PAGE}: choice of a color: that of the library`,
  }),
  custom: translate({
    id: 'themeBuilder.custom',
    message: 'Custom color',
    description: `${PAGE}: choice of a color`,
  }),
  transparent: translate({
    id: 'themeBuilder.transparent',
    message: 'Transparent',
    description: `${PAGE}: choice of a color`,
  }),
  addColor: translate({
    id: 'themeBuilder.addColor',
    message: 'Add a color',
    description: `${PAGE}: button`,
  }),
  contrast: translate({
    id: 'themeBuilder.contrast',
    message: 'Contrast',
    description: `${PAGE}: heading above a table`,
  }),
  pair: translate({
    id: 'themeBuilder.pair',
    message: 'Text',
    description: `${PAGE}: head of a table column`,
  }),
  ratio: translate({
    id: 'themeBuilder.ratio',
    message: 'Ratio',
    description: `${PAGE}: head of a table column`,
  }),
  vision: translate({
    id: 'themeBuilder.vision',
    message: 'Vision',
    description: `${PAGE}: head of a table column`,
  }),
  closest: translate({
    id: 'themeBuilder.closest',
    message: 'Most similar colors',
    description: `${PAGE}: head of a table column`,
  }),
  distance: translate({
    id: 'themeBuilder.distance',
    message: 'Distance',
    description: `${PAGE}: head of a table column`,
  }),
  notMonotonic: translate({
    id: 'themeBuilder.notMonotonic',
    message:
      'The lightness does not change in one direction, so the order of the values is not visible.',
    description: `${PAGE}: warning at a sequential scale`,
  }),
  notDiverging: translate({
    id: 'themeBuilder.notDiverging',
    message:
      'The lightness does not lead away from the middle on both sides, so the middle is not visible.',
    description: `${PAGE}: warning at a diverging scale`,
  }),
  restart: translate({
    id: 'themeBuilder.restart',
    message: 'Restart',
    description: `${PAGE}: button that loads the screen again`,
  }),
  late: translate({
    id: 'themeBuilder.late',
    message: 'The screen has not answered for 10 seconds. “Restart” loads it again.',
    description: `${PAGE}: message; Restart is the name of a button`,
  }),
  level: translate({
    id: 'themeBuilder.level',
    message: 'Minimum contrast',
    description: `${PAGE}: label of a list`,
  }),
  none: translate({
    id: 'themeBuilder.none',
    message: 'Everything was understood.',
    description: `${PAGE}: message after reading a theme`,
  }),
});

/** Texts with values. */
export const withValues = () => ({
  broken: (values: { names: string | number }) =>
    translate(
      {
        id: 'themeBuilder.broken',
        message: 'Some parts of the link could not be used: {names}.',
        description: `${PAGE}: message`,
      },
      values,
    ),
  reset: (values: { label: string | number }) =>
    translate(
      {
        id: 'themeBuilder.reset',
        message: 'Default: {label}',
        description: `${PAGE}: name of a button that gives up the value of a control`,
      },
      values,
    ),
  opacity: (values: { label: string | number }) =>
    translate(
      {
        id: 'themeBuilder.opacity',
        message: 'Opacity of {label} in percent',
        description: `${PAGE}: name of a field`,
      },
      values,
    ),
  picker: (values: { label: string | number }) =>
    translate(
      {
        id: 'themeBuilder.picker',
        message: 'Pick: {label}',
        description: `${PAGE}: name of a color picker`,
      },
      values,
    ),
  hex: (values: { label: string | number }) =>
    translate(
      {
        id: 'themeBuilder.hex',
        message: 'Hexadecimal: {label}',
        description: `${PAGE}: name of a text field for a color`,
      },
      values,
    ),
  nth: (values: { number: string | number; label: string | number }) =>
    translate(
      {
        id: 'themeBuilder.nth',
        message: 'Color {number}: {label}',
        description: `${PAGE}: name of a color picker in a list`,
      },
      values,
    ),
  remove: (values: { number: string | number; label: string | number }) =>
    translate(
      {
        id: 'themeBuilder.remove',
        message: 'Remove color {number}: {label}',
        description: `${PAGE}: name of a button`,
      },
      values,
    ),
  distinct: (values: { count: string | number }) =>
    translate(
      {
        id: 'themeBuilder.distinct',
        message: 'Use {count} colors that stay distinct with color blindness',
        description: `${PAGE}: button that replaces the colors of charts`,
      },
      values,
    ),
  missing: (values: { version: string; count: string | number }) =>
    translate(
      {
        id: 'themeBuilder.missing',
        message:
          'Settings that do not exist in {version}: {count}. They are kept, and apply again in versions that have them.',
        description: `${PAGE}: message, and title of a list`,
      },
      values,
    ),
  below: (values: { ratio: string | number; min: string | number }) =>
    translate(
      {
        id: 'themeBuilder.below',
        message: '{ratio}, below {min}',
        description: `${PAGE}: contrast ratio that is too low`,
      },
      values,
    ),
  tooClose: (values: { distance: string | number; min: string | number }) =>
    translate(
      {
        id: 'themeBuilder.tooClose',
        message: '{distance}, below {min}',
        description: `${PAGE}: distance of two colors that is too small`,
      },
      values,
    ),
  problems: (values: { count: string | number }) =>
    translate(
      {
        id: 'themeBuilder.problems',
        message: '{count} below the minimum',
        description: `${PAGE}: mark at a group of controls`,
      },
      values,
    ),
  weakest: (values: { number: string | number; ratio: string | number }) =>
    translate(
      {
        id: 'themeBuilder.weakest',
        message: 'Lowest contrast with the background: color {number}, {ratio}.',
        description: `${PAGE}: below a palette`,
      },
      values,
    ),
  read: (values: { count: string | number }) =>
    translate(
      {
        id: 'themeBuilder.read',
        message: '{count} settings were read.',
        description: `${PAGE}: message after reading a theme`,
      },
      values,
    ),
  line: (values: { line: string | number }) =>
    translate(
      {
        id: 'themeBuilder.line',
        message: 'line {line}',
        description: `${PAGE}: place in a pasted text`,
      },
      values,
    ),
});

/** Reason for the mode of the screen. */
export const followedTexts = (): Readonly<Record<Scheme, string>> => ({
  light: translate({
    id: 'themeBuilder.followed.light',
    message: 'Switched to light: you changed the light palette.',
    description: `${PAGE}: message beside the mode of the screen`,
  }),
  dark: translate({
    id: 'themeBuilder.followed.dark',
    message: 'Switched to dark: you changed the dark palette.',
    description: `${PAGE}: message beside the mode of the screen`,
  }),
});

/** Names of the groups of controls. */
export const groupNames = (): Readonly<Record<Group, string>> => ({
  light: translate({
    id: 'themeBuilder.groups.light',
    message: 'Light palette',
    description: `${PAGE}: group of settings`,
  }),
  dark: translate({
    id: 'themeBuilder.groups.dark',
    message: 'Dark palette',
    description: `${PAGE}: group of settings`,
  }),
  typography: translate({
    id: 'themeBuilder.groups.typography',
    message: 'Typography',
    description: `${PAGE}: group of settings`,
  }),
  shape: translate({
    id: 'themeBuilder.groups.shape',
    message: 'Shape, spacing and density',
    description: `${PAGE}: group of settings`,
  }),
  grid: translate({
    id: 'themeBuilder.groups.grid',
    message: 'Data grid',
    description: `${PAGE}: group of settings`,
  }),
  calendar: translate({
    id: 'themeBuilder.groups.calendar',
    message: 'Calendars',
    description: `${PAGE}: group of settings`,
  }),
  charts: translate({
    id: 'themeBuilder.groups.charts',
    message: 'Charts',
    description: `${PAGE}: group of settings`,
  }),
  tree: translate({
    id: 'themeBuilder.groups.tree',
    message: 'Tree view',
    description: `${PAGE}: group of settings`,
  }),
});

/** Names of forced states. */
export const stateNames = (): Readonly<Record<State, string>> => ({
  hover: translate({
    id: 'themeBuilder.states.hover',
    message: 'Hover',
    description: `${PAGE}: state of components`,
  }),
  focus: translate({
    id: 'themeBuilder.states.focus',
    message: 'Focus',
    description: `${PAGE}: state of components`,
  }),
  selected: translate({
    id: 'themeBuilder.states.selected',
    message: 'Selected',
    description: `${PAGE}: state of components`,
  }),
  error: translate({
    id: 'themeBuilder.states.error',
    message: 'Error',
    description: `${PAGE}: state of components`,
  }),
});

/** Reasons why a part of a pasted theme is not shown. */
export const reasonTexts = (): Readonly<Record<Unread['reason'], string>> => ({
  place: translate({
    id: 'themeBuilder.reasons.place',
    message: 'no control sets this',
    description: `${PAGE}: why a part of a pasted theme is not shown`,
  }),
  value: translate({
    id: 'themeBuilder.reasons.value',
    message: 'the control cannot show this value',
    description: `${PAGE}: why a part of a pasted theme is not shown`,
  }),
  version: translate({
    id: 'themeBuilder.reasons.version',
    message: 'this version does not have it',
    description: `${PAGE}: why a part of a pasted theme is not shown`,
  }),
  syntax: translate({
    id: 'themeBuilder.reasons.syntax',
    message: 'this is not code with a theme',
    description: `${PAGE}: why a part of a pasted theme is not shown`,
  }),
});

/** Names of presets. */
export const presetNames = (): Readonly<Record<string, string>> => ({
  harbor: translate({
    id: 'themeBuilder.presets.harbor',
    message: 'Harbor',
    description: `${PAGE}: name of a theme`,
  }),
  graphite: translate({
    id: 'themeBuilder.presets.graphite',
    message: 'Graphite',
    description: `${PAGE}: name of a theme`,
  }),
  orchard: translate({
    id: 'themeBuilder.presets.orchard',
    message: 'Orchard',
    description: `${PAGE}: name of a theme`,
  }),
  clay: translate({
    id: 'themeBuilder.presets.clay',
    message: 'Clay',
    description: `${PAGE}: name of a theme`,
  }),
  dusk: translate({
    id: 'themeBuilder.presets.dusk',
    message: 'Dusk',
    description: `${PAGE}: name of a theme`,
  }),
  ledger: translate({
    id: 'themeBuilder.presets.ledger',
    message: 'Ledger',
    description: `${PAGE}: name of a theme`,
  }),
  poppy: translate({
    id: 'themeBuilder.presets.poppy',
    message: 'Poppy',
    description: `${PAGE}: name of a theme`,
  }),
  frost: translate({
    id: 'themeBuilder.presets.frost',
    message: 'Frost',
    description: `${PAGE}: name of a theme`,
  }),
});
