import { AnswerError } from './AnswerError.ts';
import { cutSection, listHeadings, type Heading } from './cutSection.ts';
import { describeAbout } from './describeAbout.ts';
import { findPage, readAddress, type FoundPage } from './findPage.ts';
import type { Library } from './Library.ts';
import type { Answer, Asked } from './types.ts';

export interface PageQuestion extends Asked {
  /** A complete address, a path from the root of the site, or a page such as `react-data-grid/sorting`. */
  readonly page: string;
  /** A heading or its anchor, which can also be part of `page`. */
  readonly section?: string;
}

export interface PageData {
  readonly page: string;
  /** The front matter: title, description, address, release, language. */
  readonly facts: Readonly<Record<string, string>>;
  readonly headings: readonly Heading[];
  readonly markdown: string;
}

/** Returns a page, or one of its sections, as Markdown with the code of its demos. */
export async function readPage(
  library: Library,
  question: PageQuestion,
): Promise<Answer<PageData>> {
  const address = readAddress(question.page);
  const found = await findPage(library, { ...question, address });
  const { facts, body } = splitFrontMatter(found.markdown);
  const section = question.section ?? address.anchor;
  const headings = listHeadings(body);
  const markdown = section ? await readSection(library, found, body, section) : body;
  return {
    about: found.about,
    text: `${describeAbout(found.about)}\n\n${markdown}`,
    data: { page: found.page, facts, headings, markdown },
  };
}

/** Returns the heading of an anchor from the search index, because the Markdown contains no anchors. */
async function readSection(
  library: Library,
  { found, about, page }: FoundPage,
  body: string,
  section: string,
): Promise<string> {
  const wanted = section.replace(/^#/, '');
  const pages = await library.pages(found, about.language);
  const listed = pages.find(({ address }) => readAddress(address).page === page);
  const heading = listed?.sections.find(({ anchor }) => anchor === wanted)?.heading;
  const text = cutSection(body, heading ?? wanted);
  if (text === null) {
    const all = listHeadings(body).map((each) => each.text);
    throw new AnswerError(
      'not-found',
      `The page "${page}" of ${about.title} has no section "${wanted}". Sections: ${all.join('; ')}.`,
      { suggestions: all },
    );
  }
  return text;
}

/** Splits the front matter from a page. */
export function splitFrontMatter(markdown: string): {
  facts: Record<string, string>;
  body: string;
} {
  const [whole = '', block = ''] = /^---\n([\s\S]*?)\n---\n+/.exec(markdown) ?? [];
  const facts = [...block.matchAll(/^(\w+): "(.*)"$/gm)].map(([, key = '', value = '']) => [
    key,
    value.replace(/\\(["\\])/g, '$1'),
  ]);
  return {
    facts: Object.fromEntries(facts) as Record<string, string>,
    body: markdown.slice(whole.length),
  };
}
