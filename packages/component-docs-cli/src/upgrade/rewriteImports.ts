import { hasNoDefaultExport } from './modules.ts';
import type { Edit, Hit, ImportedName, ImportStatement, Use } from './types.ts';

/**
 * Rewrites import statements from which something moved to another module. The first hit of each statement gets the
 * edit, which includes the other edits of the statement.
 */
export function rewriteImports(hits: readonly Hit[], uses: readonly Use[], text: string): Hit[] {
  const statements = new Map<number, ImportStatement>();
  for (const { importedBy } of uses) {
    if (importedBy) {
      statements.set(importedBy.start, importedBy);
    }
  }
  let all = [...hits];
  for (const statement of statements.values()) {
    const own = all.filter((hit) => isOf(hit, statement, uses));
    const moved = own.filter(({ kind, change }) => kind === 'export' && change === 'moved');
    const [first] = moved;
    if (first) {
      const edit = {
        start: statement.start,
        end: statement.end,
        text: print(statement, own, text),
      };
      all = all.map((hit) => ({
        ...hit,
        edits: [
          ...(hit === first ? [edit] : []),
          ...hit.edits.filter((each) => !isWithin(each, statement)),
        ],
      }));
    }
  }
  return all;
}

function isOf(
  { line, column, name, kind }: Hit,
  statement: ImportStatement,
  uses: readonly Use[],
): boolean {
  return uses.some(
    (use) =>
      use.importedBy?.start === statement.start &&
      use.kind === kind &&
      use.line === line &&
      use.column === column &&
      use.name === name,
  );
}

const isWithin = (edit: Edit, { start, end }: ImportStatement): boolean =>
  edit.start >= start && edit.end <= end;

function print(statement: ImportStatement, hits: readonly Hit[], text: string): string {
  const module = hits.find(({ kind }) => kind === 'module')?.instead ?? statement.module;
  const quote = text.slice(statement.start, statement.end).includes('"') ? '"' : "'";
  const byModule = new Map<string, ImportedName[]>();
  for (const specifier of statement.specifiers) {
    const name =
      specifier.imported === 'default' ? statement.module.split('/').at(-1) : specifier.imported;
    const own = hits.filter((each) => each.kind === 'export' && each.name === name);
    const insteadOf = (change: Hit['change']): string | null =>
      own.find((hit) => hit.change === change)?.instead ?? null;
    const place = insteadOf('moved') ?? module;
    const former =
      specifier.imported === 'default' && hasNoDefaultExport(place)
        ? (place.split('/').at(-1) ?? '')
        : specifier.imported;
    const imported = insteadOf('renamed') ?? former;
    const local = specifier.local === specifier.imported ? imported : specifier.local;
    byModule.set(place, [...(byModule.get(place) ?? []), { ...specifier, imported, local }]);
  }
  return [...byModule]
    .map(([place, names]) => printImport(names, `${quote}${place}${quote}`, statement.isTypeOnly))
    .join('\n');
}

function printImport(names: readonly ImportedName[], source: string, isTypeOnly: boolean): string {
  const bare = names.filter(({ imported }) => imported === 'default');
  const whole = names.filter(({ imported }) => imported === '*');
  const named = names
    .filter(({ imported }) => imported !== 'default' && imported !== '*')
    .map(({ imported, local, isTypeOnly: isType }) =>
      [isType && 'type', imported, local !== imported && `as ${local}`].filter(Boolean).join(' '),
    );
  const parts = [
    ...bare.map(({ local }) => local),
    ...whole.map(({ local }) => `* as ${local}`),
    ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : []),
  ];
  return `import ${isTypeOnly ? 'type ' : ''}${parts.join(', ')} from ${source};`;
}
