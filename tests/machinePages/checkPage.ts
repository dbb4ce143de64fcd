import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownAddress } from '../../plugins/machine-pages/address.ts';
import { findMarkers } from './findMarkers.ts';
import { readHead, type Head } from './readHead.ts';

/** Markup that remains if a component has no text version. */
const LEFTOVERS =
  /<(?:Demo|PlanTag|FlagTag|FeatureTable|LocaleTable|PlanChooser)\b|\{\/\*|\[object Object\]/;

/** Properties of an article that search engines require. */
const ARTICLE_FIELDS = ['headline', 'description', 'url', 'inLanguage', 'isPartOf', 'image'];

/** A build, and the origin that it was built for. */
export interface BuiltSite {
  readonly buildDir: string;
  readonly origin: string;
}

/** Checks a page of the documentation: its text, its Markdown, and the metadata in its head. */
export function checkPage(path: string, { buildDir, origin }: BuiltSite): string[] {
  const file = join(buildDir, path, 'index.html');
  const head = readHead(file);
  const markdown = markdownAddress(path);
  return [
    ...checkMarkdown(path, { buildDir, origin }),
    ...(head.links.get('alternate text/markdown') === markdown
      ? []
      : [`its head does not name ${markdown}`]),
    ...checkImage(head, { buildDir, origin }),
    ...checkData(head, origin + path),
    ...findMarkers(readFileSync(file, 'utf8')),
  ];
}

/** Checks the Markdown of any page. */
export function checkMarkdown(path: string, { buildDir, origin }: BuiltSite): string[] {
  const markdown = markdownAddress(path);
  const file = join(buildDir, markdown);
  return existsSync(file)
    ? checkText(readFileSync(file, 'utf8'), origin + path)
    : [`${markdown} is missing`];
}

function checkText(text: string, url: string): string[] {
  const prose = text.replace(/^ *(```+)[^]*?^ *\1$/gm, '').replace(/`[^`\n]*`/g, '');
  const leftover = LEFTOVERS.exec(prose)?.[0];
  return [
    ...(text.includes(`\nurl: ${JSON.stringify(url)}\n`)
      ? []
      : ['its Markdown has another address']),
    ...(/^# \S/m.test(text) ? [] : ['its Markdown has no title']),
    ...(leftover === undefined ? [] : [`its Markdown holds ${leftover}`]),
  ];
}

function checkImage({ metas }: Head, { buildDir, origin }: BuiltSite): string[] {
  const image = metas.get('og:image') ?? '';
  const isThere =
    image.startsWith(`${origin}/`) && existsSync(join(buildDir, image.slice(origin.length)));
  return isThere ? [] : [`og:image "${image}" is no file of the build`];
}

interface LinkedData {
  readonly '@type'?: string;
  readonly itemListElement?: readonly { position?: number; item?: string; name?: string }[];
  readonly [field: string]: unknown;
}

function checkData({ data }: Head, url: string): string[] {
  const parsed = data.map((text) => JSON.parse(text) as LinkedData);
  const ofType = (type: string) => parsed.filter((each) => each['@type'] === type);
  const [article, ...articles] = ofType('TechArticle');
  const [list, ...lists] = ofType('BreadcrumbList');
  const steps = list?.itemListElement ?? [];
  const isOrdered = steps.every(
    ({ position, item, name }, index) => position === index + 1 && item && name,
  );
  return [
    ...(article && articles.length === 0 ? [] : ['it has not one TechArticle']),
    ...ARTICLE_FIELDS.filter((field) => !article?.[field]).map(
      (field) => `TechArticle: no ${field}`,
    ),
    ...(article?.url === url ? [] : [`TechArticle is of ${String(article?.url)}`]),
    ...(list && lists.length === 0 ? [] : ['it has not one BreadcrumbList']),
    ...(steps.length > 1 && isOrdered ? [] : ['the steps of BreadcrumbList are not in order']),
    ...(steps.at(-1)?.item === url ? [] : ['BreadcrumbList does not end at the page']),
  ];
}
