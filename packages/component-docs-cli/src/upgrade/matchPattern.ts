import { themeKeyOf } from './names.ts';
import type { GivenValue, Use } from './types.ts';

/** Severity of a match: the code behaves differently, or relies on something that no longer exists. */
export type PatternMatch = 'behavior' | 'rewrite';

/**
 * Matches a use with a pattern of a guide's `upgrade.json`.
 *
 * - `DataGrid*.density`: a member; `GridColDef.type=date`: a member with this value; `GridToolbar`: an export
 * - `class MuiDataGrid-cell`, `event rowClick`, `module @date-io/*`, `role cell`, `theme MuiDataGrid`
 * - `GridColDef.valueGetter(row,value)`: a function that reads one of these members from its first parameter;
 *   `…(2:row)` from its second one, `…()(value)` a function in it from its first one
 * - `DataGrid*.rowSelectionModel=[]`, `value GridRowSelectionModel=[]`: a list
 * - `TreeViewPublicAPI.setItemExpansion#2`: a method that is called with as many arguments, or more
 * - `LocalizationProvider.dateFormats{monthAndYear}`: an object with one of these keys
 * - `untyped GridColDef.type`: a member of objects whose type is inferred; `new AdapterDayjs`: a class that is created or
 *   extended; `ChartsLegend in *ChartContainer*`: an element inside of another one
 *
 * `*` among the members is a parameter that is used as a whole. `without …` is about elements that lack a prop: see `absenceLinks`; `argument …` about handlers: see `keptHandlers`.
 *
 * @returns `null` for a use that the pattern is not about
 */
export function matchPattern(pattern: string, use: Use): PatternMatch | null {
  const [word = '', second, third] = pattern.split(' ');
  if (second === 'in') {
    const isInside =
      use.kind === 'element' &&
      use.name === word &&
      use.of.some((each) => toPattern(third ?? '').test(each));
    return isInside ? 'rewrite' : null;
  }
  if (word === 'new') {
    return use.isExtended && use.name === second ? 'behavior' : null;
  }
  if (word === 'untyped') {
    return use.isUntyped && isMember(second ?? '', use) ? 'rewrite' : null;
  }
  if (second !== undefined) {
    return matchKind(word, second, use) ? (word === 'value' ? 'rewrite' : 'behavior') : null;
  }
  if (use.kind === 'export') {
    return toPattern(pattern).test(use.name) ? 'behavior' : null;
  }
  return matchMember(pattern, use);
}

function matchKind(word: string, said: string, { kind, name, of }: Use): boolean {
  const names = kind === 'class' ? of.map((each) => `${themeKeyOf(each)}-${name}`) : [name];
  const wanted = word === 'value' ? said.replace(/=\[\]$/, '') : said;
  return kind === word && names.some((each) => toPattern(wanted).test(each));
}

const CALLBACK = /^([^=(]+)(\(\))?\((?:(\d):)?([^)]*)\)$/;

const LIST = /^(.*)=\[\]$/;

const COUNTED = /^([^#]+)#(\d)$/;

const KEYED = /^([^={(]+)\{([^}]*)\}$/;

function matchMember(pattern: string, use: Use): PatternMatch | null {
  const [, callback, nested, position = '1', members = ''] = CALLBACK.exec(pattern) ?? [];
  if (callback !== undefined) {
    return isMember(callback, use)
      ? matchCallback(use.given, {
          isNested: nested !== undefined,
          position: Number(position),
          members: members.split(','),
        })
      : null;
  }
  const [, counted, count] = COUNTED.exec(pattern) ?? [];
  if (counted !== undefined) {
    return isMember(counted, use) ? matchCount(use.argumentCount, Number(count)) : null;
  }
  const [, keyed, keys = ''] = KEYED.exec(pattern) ?? [];
  if (keyed !== undefined) {
    return isMember(keyed, use) ? matchKeys(use.given, keys.split(',')) : null;
  }
  const [member = '', wanted] = pattern.split('=');
  if (!isMember(member, use)) {
    return null;
  }
  if (wanted === '[]') {
    return MATCH_OF_LIST[use.given?.form ?? 'unknown'];
  }
  return wanted === undefined || wanted === use.value?.text ? 'behavior' : null;
}

/** A method that is passed on may be called elsewhere. */
function matchCount(given: number | undefined, count: number): PatternMatch | null {
  if (given === undefined) {
    return 'behavior';
  }
  return given >= count ? 'rewrite' : null;
}

/** An object with one of the keys has to be rewritten. */
function matchKeys(given: GivenValue | undefined, keys: readonly string[]): PatternMatch | null {
  if (given?.form !== 'object') {
    return given?.form === 'unknown' ? 'behavior' : null;
  }
  return given.keys.some((key) => keys.includes(key)) ? 'rewrite' : null;
}

/** A list has to be rewritten; other values already have the new form. */
const MATCH_OF_LIST: Readonly<Record<GivenValue['form'], PatternMatch | null>> = {
  array: 'rewrite',
  object: null,
  function: null,
  unknown: 'behavior',
};

interface CallbackPattern {
  readonly isNested: boolean;
  /** 1-based. */
  readonly position: number;
  readonly members: readonly string[];
}

function matchCallback(
  given: GivenValue | undefined,
  { isNested, position, members }: CallbackPattern,
): PatternMatch | null {
  if (given?.form !== 'function') {
    return given?.form === 'unknown' ? 'behavior' : null;
  }
  const reads = isNested ? given.returned.flat() : (given.reads[position - 1] ?? []);
  if (reads.some((each) => each !== '*' && members.includes(each))) {
    return 'rewrite';
  }
  // A parameter that is passed on may be read elsewhere; the first one is often a plain value.
  return reads.includes('*') && (isNested || members.includes('*')) ? 'behavior' : null;
}

/** Returns whether a pattern is about the form of this member: if it does not match, the member can stay. */
export function isJudged(pattern: string, use: Use): boolean {
  const [word = '', second] = pattern.split(' ');
  const [, callback] = CALLBACK.exec(pattern) ?? [];
  const member =
    callback ??
    (word === 'untyped'
      ? second
      : [KEYED, COUNTED, LIST].map((each) => each.exec(pattern)?.[1]).find(Boolean));
  return member !== undefined
    ? isMember(member, use)
    : word === 'new' && use.kind === 'export' && use.name === second;
}

function isMember(pattern: string, { kind, of, name }: Use): boolean {
  return (
    (kind === 'prop' || kind === 'slot') &&
    of.some((each) => toPattern(pattern).test(`${each}.${name}`))
  );
}

const patterns = new Map<string, RegExp>();

/** A pattern in which `*` stands for any part of a name. */
export function toPattern(text: string): RegExp {
  const known =
    patterns.get(text) ?? new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('*', '[\\w-]*')}$`);
  patterns.set(text, known);
  return known;
}
