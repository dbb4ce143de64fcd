import ts from 'typescript';

/** An entry of a `sidebars.ts`, parsed from its source. */
interface Entry {
  /** Kind of the entry: the name of its first property. */
  readonly kind: string;
  /** For example `page react-data-grid/sorting`. */
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly items: readonly Entry[];
  /** Offsets of the content between the brackets of its items. */
  readonly itemsStart: number;
  readonly itemsEnd: number;
}

type Items = Pick<Entry, 'items' | 'itemsStart' | 'itemsEnd'>;

/** A changed `sidebars.ts`. */
export interface ChangedSidebar {
  readonly text: string;
  /** Names of the groups that contain the page, outermost first. */
  readonly trail: readonly string[];
}

/**
 * Adds the entry of a page to the sidebar of another version, in the same groups and after the same neighbors. Adds
 * missing groups below the first level.
 *
 * @returns `null` if the entry already exists or its place is not clear: the page has no entry in the source, or the
 *   other version has no such group on the first level
 */
export function addSidebarEntry(
  source: string,
  target: string,
  page: string,
): ChangedSidebar | null {
  const from = readSidebar(source);
  const to = readSidebar(target);
  const way = from && findWay(from, `page ${page}`);
  if (!to || !way || findWay(to, `page ${page}`)) {
    return null;
  }
  const groups = way.slice(0, -1);
  let place: Items = to;
  let siblings = from;
  for (const [depth, step] of way.entries()) {
    const found = place.items.find(({ key }) => key === step.key);
    if (!found) {
      return depth === 0 && way.length > 1
        ? null
        : {
            text: insert(target, place, siblings, step, wrap(way.slice(depth))),
            trail: groups.map(({ name }) => name),
          };
    }
    place = found;
    siblings = step;
  }
  return null;
}

function readSidebar(text: string): Items | null {
  const source = ts.createSourceFile('sidebars.ts', text, ts.ScriptTarget.Latest, true);
  let found: Items | null = null;
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      node.arguments[0] &&
      ts.isArrayLiteralExpression(node.arguments[0])
    ) {
      found ??= readItems(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function readItems(array: ts.ArrayLiteralExpression): Items {
  return {
    items: array.elements.filter(ts.isObjectLiteralExpression).map(readEntry),
    itemsStart: array.getStart() + 1,
    itemsEnd: array.getEnd() - 1,
  };
}

function readEntry(node: ts.ObjectLiteralExpression): Entry {
  const properties = node.properties.filter(ts.isPropertyAssignment);
  const [first] = properties;
  const items = properties.find(({ name }) => name.getText() === 'items')?.initializer;
  const kind = first?.name.getText() ?? '';
  const name = first && ts.isStringLiteralLike(first.initializer) ? first.initializer.text : '';
  return {
    kind,
    key: `${kind} ${name}`,
    name,
    text: node.getText(),
    start: node.getStart(),
    end: node.getEnd(),
    ...(items && ts.isArrayLiteralExpression(items)
      ? readItems(items)
      : { items: [], itemsStart: 0, itemsEnd: 0 }),
  };
}

/** Returns the path to an entry, from the first level on. */
function findWay({ items }: Pick<Entry, 'items'>, key: string): Entry[] | null {
  for (const entry of items) {
    const below = entry.key === key ? [] : findWay(entry, key);
    if (below) {
      return [entry, ...below];
    }
  }
  return null;
}

/** Returns the code of an entry with the groups around it. Drops the `new` flag, which differs between versions. */
function wrap([entry, ...below]: readonly Entry[]): string {
  return below.length === 0
    ? (entry?.text ?? '').replace(/, flags: \['new'\]/, '')
    : `{ ${entry?.kind}: ${JSON.stringify(entry?.name)}, items: [${wrap(below)}] }`;
}

/**
 * Inserts the code after the last neighbor that precedes the entry in the source, or before the first one that follows
 * it.
 */
function insert(target: string, place: Items, siblings: Items, entry: Entry, text: string): string {
  const order = siblings.items.map(({ key }) => key);
  const at = order.indexOf(entry.key);
  const before = place.items.findLast(({ key }) => order.slice(0, at).includes(key));
  const after = place.items.find(({ key }) => order.slice(at).includes(key));
  if (before) {
    return `${target.slice(0, before.end)},\n${text}${target.slice(before.end)}`;
  }
  const start = after?.start ?? place.itemsStart;
  return `${target.slice(0, start)}${text},\n${target.slice(start)}`;
}
