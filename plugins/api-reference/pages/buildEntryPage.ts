import type { ApiEntry, Deprecation } from '../types';
import { entryPath } from '../entryPath';
import { escapeHtml } from '../../../lib/text/escapeHtml';
import { highlightCode } from '../../../lib/highlight/highlightCode';
import { listMembers } from '../listMembers';
import { collectTypes, linkNames } from './linkNames';
import { listSections } from './listSections';
import { createMemberRenderer, type RenderContext } from './memberRenderer';
import { printDefinition } from './printDefinition';
import type { Comparison, EntryPage, Guide, Html, ProblemLink } from './types';

/** Data for turning entries into the views of their pages. */
export interface PageContext extends RenderContext {
  /** Address of the published JSON of a version, with a slash at its end. */
  jsonBase: string;
  /** Pages that cover an entry. */
  guidesOf(name: string): Guide[];
  /** Known problems of an export in the version. */
  problemsOf(name: string): ProblemLink[];
  /** Returns the address of a prop of the family's main component. */
  addressOfProp(family: string, prop: string): string | null;
  /** Returns the address of the comparison with a neighboring version, if there is one. */
  compare(entry: ApiEntry): Comparison | null;
}

/** Prepares one entry for its page: types with links, descriptions as HTML, plans where they differ. */
export function buildEntryPage(doc: ApiEntry, context: PageContext): EntryPage {
  const { jsonBase } = context;
  const plans = listMembers(doc).flatMap(({ doc: member }) =>
    'plan' in member ? [member.plan] : [],
  );
  const render = createMemberRenderer(doc, plans as ApiEntry['plan'][], context);
  const deprecation = (text: Deprecation): Html | null =>
    text === null ? null : render.markdown(text);
  const page = {
    name: doc.name,
    kind: doc.kind,
    package: doc.package,
    plan: doc.plan,
    summary: render.markdown(doc.description),
    deprecated: deprecation(doc.deprecated),
    history: context.describeHistory(doc),
    comparison: context.compare(doc),
    imports: doc.imports.map(({ path, typeOnly }) => printImport(doc.name, path, typeOnly)),
    theme: doc.kind === 'component' && doc.theme ? doc.theme.name : null,
    json: `${jsonBase}${entryPath(doc)}.json`,
    definition: printDefinition(doc).map((text) => linkNames(text, context, doc.name)),
    sections: listSections(doc, render, (prop) => context.addressOfProp(doc.family, prop)),
    inherits: 'inherits' in doc ? doc.inherits : [],
    guides: context.guidesOf(doc.name),
    problems: context.problemsOf(doc.name),
  };
  return { ...page, types: describeTypes(page, context, doc.name) };
}

/** Types that the page's buttons open, identified by these buttons. */
function describeTypes(
  page: Omit<EntryPage, 'types'>,
  context: RenderContext,
  self: string,
): EntryPage['types'] {
  const html = JSON.stringify([page.definition, page.sections]);
  const named = [...html.matchAll(/popovertarget=\\"type-(\w+)/g)].map(([, name = '']) => name);
  const texts = new Map(
    collectTypes(named, context, self).map((name) => [name, context.types.get(name)!]),
  );
  const { links } = context;
  return [...texts].map(([name, { text }]) => ({
    name,
    code: linkNames(text, { links, types: texts }, name),
  }));
}

function printImport(name: string, path: string, typeOnly: boolean): Html {
  const code = `import ${typeOnly ? 'type ' : ''}{ ${name} } from '${path}';`;
  const tokens = highlightCode(code, 'ts')?.[0] ?? [];
  return tokens
    .map(({ text, classes }) =>
      classes ? `<span class="${classes}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}
