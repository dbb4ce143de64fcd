import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handWrittenPages } from '../../lib/pages/handWrittenPages.ts';
import { splitLanguage } from '../../src/paths/language.ts';
import { addressOf, DOCS_VERSIONS, majorLabel } from '../../src/versions/index.ts';
import type { Check } from './check.ts';
import type { SitePage } from './sitePages.ts';

const LANGUAGE_CODES = { en: 'en', zh: 'zh-CN' } as const;
const TAB = /(?:components|hooks)-api\/$/;

/** Metadata of a page's head: language, address and version. */
interface Head {
  readonly title: string | undefined;
  /** Title for social sharing (`og:title`). */
  readonly shared: string | undefined;
  readonly language: string | undefined;
  readonly canonical: readonly string[];
  /** Addresses by `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
}

/**
 * Checks the metadata in the HTML of every page by which search engines determine its language, version and address.
 */
export function checkHeads(pages: readonly SitePage[], buildDir: string, check: Check): void {
  const paths = new Set(pages.map(({ path }) => path));
  const languages = new Set(pages.map(({ language }) => language));
  const canonical = canonicalPaths(paths);
  for (const page of pages) {
    const head = readHead(readFileSync(join(buildDir, page.path, 'index.html'), 'utf8'));
    const english = splitLanguage(page.path).path;
    // A page whose canonical address is another page lists no other languages.
    const isKnown = canonical(page.path) === page.path;
    const expected: Record<string, string> = isKnown ? { 'x-default': english } : {};
    for (const language of isKnown ? languages : []) {
      expected[LANGUAGE_CODES[language]] = language === 'en' ? english : `/${language}${english}`;
    }
    const found = JSON.stringify(sorted(head.alternates));
    check(`${page.path} says its language, version and address`, [
      ...(head.language === LANGUAGE_CODES[page.language] ? [] : [`lang is ${head.language}`]),
      ...(head.canonical.length === 1 && head.canonical[0] === canonical(page.path)
        ? []
        : [`canonical is ${head.canonical.join(', ')}, not ${canonical(page.path)}`]),
      ...(found === JSON.stringify(sorted(expected)) ? [] : [`alternates are ${found}`]),
      ...Object.values(expected)
        .filter((path) => !paths.has(path))
        .map((path) => `${path} is no page`),
      ...findTitleProblems(english, head),
    ]);
  }
}

/**
 * Pages of five versions have the same names, so the titles of all but the current version must contain the version.
 */
function findTitleProblems(path: string, { title = '', shared }: Head): string[] {
  const version = DOCS_VERSIONS.find((each) => each.path && path.startsWith(addressOf(each)));
  const names = DOCS_VERSIONS.filter((each) => each.path).map(({ name }) => majorLabel(name));
  const named = names.filter((name) => new RegExp(`[(（]${name}[)）] `).test(title));
  const expected = version ? [majorLabel(version.name)] : [];
  return [
    ...(named.join() === expected.join()
      ? []
      : [`its title "${title}" names ${named.join() || 'no version'}`]),
    ...(shared === title ? [] : [`it is shared as "${shared}", not "${title}"`]),
  ];
}

/**
 * Returns a function that computes canonical addresses. Pages of unmaintained versions point to the same page of the
 * current version.
 */
function canonicalPaths(paths: ReadonlySet<string>): (path: string) => string {
  const written = handWrittenPages();
  const old = DOCS_VERSIONS.filter(({ banner }) => banner === 'unmaintained');
  return (address) => {
    const { language, path } = splitLanguage(address);
    const version = old.find((each) => path.startsWith(addressOf(each)));
    if (!version) {
      return address;
    }
    const tab = TAB.exec(path)?.[0] ?? '';
    const page = written.find((each) => each.path === path.slice(0, path.length - tab.length));
    const current = written.find((each) => each.version.path === '' && each.topic === page?.topic);
    const target = current ? current.path + tab : path.replace(`/${version.path}/`, '/');
    const inLanguage = language === 'en' ? target : `/${language}${target}`;
    return paths.has(inLanguage) ? inLanguage : address;
  };
}

function readHead(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = [...head.matchAll(/<link [^>]*>/g)].map(([link]) => link);
  const shared = /<meta [^>]*property="?og:title\b[^>]*>/.exec(head)?.[0] ?? '';
  const alternates = links.filter((link) => attribute(link, 'hreflang'));
  return {
    title: /<title[^>]*>([^<]*)</.exec(head)?.[1],
    shared: attribute(shared, 'content'),
    language: attribute(/<html[^>]*>/.exec(html)?.[0] ?? '', 'lang'),
    canonical: links
      .filter((link) => attribute(link, 'rel') === 'canonical')
      .map((link) => pathOf(attribute(link, 'href'))),
    alternates: Object.fromEntries(
      alternates.map((link) => [attribute(link, 'hreflang'), pathOf(attribute(link, 'href'))]),
    ),
  };
}

/** Returns an attribute's value. Minified HTML omits the quotes. */
const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s>]+))`).exec(tag)?.slice(1).find(Boolean);

const pathOf = (address = ''): string => address.replace(/^https?:\/\/[^/]+/, '');

const sorted = (record: Readonly<Record<string, string>>) =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
