import { isDocumentedModule, isUniversalProp } from '../check/documentedModules.ts';
import { ChangeIndex } from './ChangeIndex.ts';
import { collectUses, type FileUses } from './collectUses.ts';
import { absenceLinks, behaviorLinks, isFormKnown, linksFor } from './guideLinks.ts';
import { defaultsOf, classifyUsage } from './classifyUsage.ts';
import { capitalized, themeKeyOf } from './names.ts';
import { parseFile } from './parseFile.ts';
import { rewriteImports } from './rewriteImports.ts';
import { BREAKING } from './types.ts';
import type { Analysis, Failure, Hit, UpgradeFacts, UpgradeFile, Use, UseKind } from './types.ts';
import type { Verdict } from './verdicts.ts';

/** Returns the library names in a file; empty for a file that cannot be parsed. */
export function namesIn(file: UpgradeFile): ReadonlySet<string> {
  try {
    return new Set(collectUses(parseFile(file)).uses.map(nameKey));
  } catch {
    return new Set();
  }
}

/** A file before it was rewritten. */
export interface FormerFile {
  readonly names: ReadonlySet<string>;
  readonly hits: readonly Hit[];
}

/** Returns the library modules that a file loads. */
export function modulesIn(file: UpgradeFile): string[] {
  return [...namesIn(file)].flatMap((name) =>
    name.startsWith('module ') ? name.slice('module '.length) : [],
  );
}

const nameKey = ({ kind, name }: Pick<Use, 'kind' | 'name'>): string => `${kind} ${name}`;

/**
 * Finds everything in files that an upgrade changes.
 *
 * @param formerOf returns a file before it was rewritten: its new names belong to the later version, even if the
 *   earlier version used them for something else
 */
export function findHits(
  files: readonly UpgradeFile[],
  facts: UpgradeFacts,
  formerOf?: (file: string) => FormerFile,
): Analysis {
  const index = new ChangeIndex(facts);
  const hits: Hit[] = [];
  const failures: Failure[] = [];
  let uses = 0;
  for (const file of files) {
    try {
      const found = collectUses(parseFile(file), /\.[cm]?tsx?$/.test(file.name));
      const former = formerOf?.(file.name);
      uses += found.uses.length;
      hits.push(...hitsOfFile(file, found, facts, index, former));
    } catch (error) {
      failures.push({ file: file.name, message: (error as Error).message });
    }
  }
  return { hits, failures, uses };
}

function hitsOfFile(
  file: UpgradeFile,
  { uses, elements, names }: FileUses,
  facts: UpgradeFacts,
  index: ChangeIndex,
  former?: FormerFile,
): Hit[] {
  const old = former ? uses.filter((use) => former.names.has(nameKey(use))) : uses;
  const lines = file.text.split('\n');
  const finish = (
    use: Pick<Use, 'kind' | 'name' | 'of' | 'line' | 'column' | 'families'>,
    verdict: Verdict,
    guides: Hit['guides'] = linksOf(use, verdict, facts),
  ): Hit => ({
    file: file.name,
    line: use.line,
    column: use.column,
    kind: use.kind,
    name: use.name,
    of: use.kind === 'theme' || use.kind === 'element' ? '' : (use.of[0] ?? ''),
    instead: null,
    differences: [],
    guides,
    api: null,
    code: (lines[use.line - 1] ?? '').trim(),
    edits: [],
    ...verdict,
  });
  const found = old.flatMap((use) =>
    classifyUsage(use, names, facts, index)
      .filter(({ change }) => change !== 'type' || !isFormKnown(facts, use))
      .map((verdict) => finish(use, verdict)),
  );
  const isFound = new Set(found.filter(({ change }) => BREAKING.has(change)).map(placeKey));
  const behavior = old.flatMap((use) => {
    const match = isFound.has(placeKey(use)) ? null : behaviorLinks(facts, use);
    return match ? [finish(use, { change: match.change }, match.guides)] : [];
  });
  const missing = former
    ? uses
        .filter((use) => !isFound.has(placeKey(use)) && isMissing(use, facts))
        .filter((use) => use.isAttribute || !former.names.has(nameKey(use)))
        .map((use) => finishMissing(use, former, finish))
    : [];
  // A section of a guide takes precedence over a changed type.
  const isExplained = new Set(behavior.map(placeKey));
  const defaults = elements.flatMap((element) =>
    defaultsOf(element, facts, index).map(({ use, verdict }) => finish(use, verdict)),
  );
  const absences = elements.flatMap((element) =>
    absenceLinks(facts, element).map(({ prop: name, guide }) =>
      finish({ ...element, kind: 'prop', name, of: [element.component] }, { change: 'behavior' }, [
        guide,
      ]),
    ),
  );
  const all = [
    ...found.filter((hit) => hit.change !== 'type' || !isExplained.has(placeKey(hit))),
    ...missing,
    ...oncePerSection(behavior),
    ...defaults,
    ...absences,
  ];
  return rewriteImports(all, uses, file.text).sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
}

/** A name that is missing after a component was renamed has the replacement that was found before. */
function finishMissing(
  use: Use,
  { hits }: FormerFile,
  finish: (use: Use, verdict: Verdict, guides: Hit['guides']) => Hit,
): Hit {
  const known = hits.find(
    ({ kind, name, change }) => kind === use.kind && name === use.name && change === 'removed',
  );
  return finish(
    use,
    known ? { change: 'removed', instead: known.instead } : { change: 'missing' },
    known?.guides ?? [],
  );
}

/** Kinds with many names that one section explains. */
const NOTED_ONCE = new Set<UseKind>(['class', 'variable', 'role']);

/** Keeps one hit per file for a section about styles or tests. */
function oncePerSection(hits: readonly Hit[]): Hit[] {
  const known = new Set<string>();
  return hits.filter(({ kind, guides }) => {
    const key = guides.map(({ address }) => address).join(' ');
    const isRepeated = NOTED_ONCE.has(kind) && known.has(key);
    known.add(key);
    return !isRepeated;
  });
}

/** Returns whether the later version lacks a name in rewritten code. */
function isMissing({ kind, name, of, families }: Use, { names }: UpgradeFacts): boolean {
  const [owner = ''] = of;
  const known = families.flatMap((family) => (names?.[family] ? [names[family]] : []));
  if (known.length === 0 || owner.endsWith('/locales')) {
    return false;
  }
  if (kind === 'export') {
    return isDocumentedModule(owner) && !known.some((each) => Object.hasOwn(each, name));
  }
  const props = known.map((each) => each[owner]).find(Boolean) ?? [];
  if (kind === 'slot') {
    const slots = props.filter((each) => each.startsWith('slots.'));
    return slots.length > 0 && !props.includes(`slots.${name}`) && !isFormerSlot(name, slots);
  }
  const isProp = kind === 'prop' && props.length > 0;
  return isProp && name !== 'sx' && !isUniversalProp(name) && !props.includes(name);
}

/** Keys of `componentsProps` are lowercase; the slots in `components` are capitalized. */
const isFormerSlot = (name: string, slots: readonly string[]): boolean =>
  slots.includes(`slots.${capitalized(name)}`);

const placeKey = ({ line, column, name }: Pick<Hit, 'line' | 'column' | 'name'>): string =>
  `${line}:${column} ${name}`;

function linksOf(
  { name, of, families, kind }: Pick<Use, 'name' | 'of' | 'families' | 'kind'>,
  { change, instead }: Verdict,
  facts: UpgradeFacts,
) {
  const names =
    kind === 'class' ? [name, ...of.map((each) => `${themeKeyOf(each)}-${name}`)] : [name];
  if (change === 'type') {
    return linksFor(facts, { families, names, owners: of, isOnlyChanged: true });
  }
  const successor = change === 'deprecated' ? instead : null;
  const links = linksFor(facts, { families, names, owners: of, instead: successor });
  return links.length > 0 || !instead
    ? links
    : linksFor(facts, { families, names: [instead], owners: of });
}
