import { listMembers } from '../../../../plugins/api-reference/listMembers.ts';
import type { IndexEntry } from '../../../../plugins/api-reference/publish/types.ts';
import type { ApiEntry, ExportDoc } from '../../../../plugins/api-reference/types.ts';
import { AnswerError } from './AnswerError.ts';
import { chooseVersion, instead, type Chosen } from './chooseVersion.ts';
import { cutMembers } from './cutMembers.ts';
import { describeAbout } from './describeAbout.ts';
import { explainExport, explainMember } from './explainMissing.ts';
import { readAddress } from './findPage.ts';
import { languageFolder } from './languages.ts';
import type { Library, LibraryVersion } from './Library.ts';
import { splitFrontMatter } from './readPage.ts';
import type { Answer, Asked } from './types.ts';

export interface ApiQuestion extends Asked {
  /** `DataGrid`, `DataGrid.sortModel`, `useGridApiRef`, or the address of an API page. */
  readonly name: string;
}

export type ApiData =
  | { readonly kind: 'entry'; readonly entry: ApiEntry; readonly markdown: string }
  | {
      readonly kind: 'members';
      readonly entry: string;
      readonly member: string;
      readonly page: string;
      readonly markdown: string;
    }
  | { readonly kind: 'export'; readonly export: ExportDoc; readonly markdown: string };

/** Returns the API reference of an export or one of its members. */
export async function readApi(library: Library, question: ApiQuestion): Promise<Answer<ApiData>> {
  const { entry: name, member } = readName(question.name);
  const asked = withAddress(question);
  const chosen = await chooseVersion(library, asked);
  for (const candidate of await candidates(library, chosen, asked)) {
    const { found, about } = candidate;
    const listed = findListed(found.index.entries, name);
    if (listed) {
      return answer(about, await describeEntry(library, candidate, listed, member));
    }
    if (member === '') {
      const data =
        (await describeOther(library, found, name)) ??
        (await describeListed(library, candidate, name));
      if (data) {
        return answer(about, data);
      }
    }
  }
  throw await explainExport(library, chosen, name);
}

function answer(about: Chosen['about'], data: ApiData): Answer<ApiData> {
  return { about, text: `${describeAbout(about)}\n\n${data.markdown}`, data };
}

/** Also searches the core components if no version was requested. */
async function candidates(
  library: Library,
  chosen: Chosen,
  { version }: Asked,
): Promise<readonly Chosen[]> {
  const versions = version === undefined ? await library.versions() : [];
  const core = versions.filter((each) => each.version.instance === 'core' && each !== chosen.found);
  return [chosen, ...core.map((found) => instead(chosen, found))];
}

/** An address may contain the version and language. */
function withAddress({ name, version, language, project }: ApiQuestion): Asked {
  const address = name.includes('/') ? readAddress(name) : null;
  return {
    version: version ?? address?.version,
    language: language ?? address?.language,
    project,
  };
}

/** Splits `DataGrid.sortModel`, `<DataGrid sortModel>`, `DataGrid#prop-sortModel` and `/x/api/data-grid/data-grid/`. */
function readName(asked: string): { entry: string; member: string } {
  const text = asked
    .trim()
    .replace(/^<|\/?>$/g, '')
    .trim();
  const [path = '', anchor = ''] = text.split('#');
  const fromAnchor = anchor.replace(/^[a-z]+-/, '');
  if (path.includes('/')) {
    const [entry = ''] = path
      .replace(/\.(?:md|json)$/, '')
      .split('/')
      .filter(Boolean)
      .slice(-1);
    return { entry, member: fromAnchor };
  }
  const [entry = '', ...rest] = path.replace(/\(\)$/, '').split(/[.\s]+/);
  return { entry, member: rest.at(-1) ?? fromAnchor };
}

function findListed(entries: readonly IndexEntry[], name: string): IndexEntry | undefined {
  const lower = name.toLowerCase();
  return (
    entries.find((each) => each.name === name) ??
    entries.find((each) => each.name.toLowerCase() === lower) ??
    // Addresses contain names of entries in kebab case.
    entries.find(({ page }) => page.endsWith(`/${lower}/`))
  );
}

async function describeEntry(
  library: Library,
  { found, about }: Chosen,
  listed: IndexEntry,
  member: string,
): Promise<ApiData> {
  const path = `${languageFolder(about.language)}${listed.page.replace(/^\/|\/$/g, '')}.md`;
  const [entry, page] = await Promise.all([library.entry(listed.json), library.files.read(path)]);
  if (page === null) {
    throw new AnswerError('no-data', `The documentation lacks ${path}, which its index lists.`);
  }
  const { body } = splitFrontMatter(page);
  if (member === '') {
    return { kind: 'entry', entry, markdown: body };
  }
  const names = listMembers(entry).map(({ doc }) => doc.name);
  if (!names.includes(member)) {
    throw await explainMember(library, found, listed, member, names);
  }
  // Arguments of a hook are described in sentences, and the page is short.
  const markdown = cutMembers(body, [member, ...classNames(entry, member)]) ?? body;
  return { kind: 'members', entry: entry.name, member, page: listed.page, markdown };
}

/** Describes exports without a page. */
async function describeOther(
  library: Library,
  found: LibraryVersion,
  name: string,
): Promise<ApiData | null> {
  const { exports } = await library.exports(found);
  const other = exports.find((each) => each.name === name);
  return other ? { kind: 'export', export: other, markdown: printExport(other) } : null;
}

/** Selectors and events share a page, on which each is a member. */
async function describeListed(
  library: Library,
  chosen: Chosen,
  name: string,
): Promise<ApiData | null> {
  const shared = chosen.found.index.entries.filter(
    ({ kind }) => kind === 'selectors' || kind === 'events',
  );
  for (const listed of shared) {
    const members = listMembers(await library.entry(listed.json));
    if (members.some(({ doc }) => doc.name === name)) {
      return describeEntry(library, chosen, listed, name);
    }
  }
  return null;
}

/** CSS classes are listed by their selectors. */
function classNames(entry: ApiEntry, member: string): string[] {
  const classes = entry.kind === 'component' ? entry.classes : [];
  return classes.filter(({ name }) => name === member).map(({ className }) => `.${className}`);
}

function printExport({
  name,
  kind,
  package: from,
  description,
  deprecated,
  text,
}: ExportDoc): string {
  return [
    `# ${name}`,
    `- ${kind}: \`${from}\``,
    ...(deprecated === null ? [] : [`- Deprecated: ${deprecated}`]),
    ...(description ? [description] : []),
    `\`\`\`ts\n${text}\n\`\`\``,
  ].join('\n\n');
}
