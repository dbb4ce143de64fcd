import type { Plan } from '../../../../plugins/api-reference/types.ts';
import {
  GROUP_NAMES,
  type GroupName,
  type SearchResult,
} from '../../../../plugins/search/types.ts';
import { AnswerError } from './AnswerError.ts';
import { chooseVersion } from './chooseVersion.ts';
import { describeAbout } from './describeAbout.ts';
import type { Library } from './Library.ts';
import type { Answer, Asked } from './types.ts';

export interface SearchQuestion extends Asked {
  readonly query: string;
  /** Only pages, or only the API reference. */
  readonly group?: GroupName;
  readonly limit?: number;
}

/** A result in plain text. */
export interface FoundItem {
  readonly title: string;
  readonly kind: SearchResult['kind'];
  /** From the root of the site; `page` and `api` accept it. */
  readonly address: string;
  readonly context: readonly string[];
  readonly excerpt: string;
  readonly plan: Plan;
  readonly flags: readonly string[];
  /** The former name in the query, which the title replaced. */
  readonly former?: string;
}

export interface SearchData {
  readonly results: readonly FoundItem[];
  /** Whether nothing matches exactly and the results are similar. */
  readonly isNear: boolean;
}

/** Maximum length of a query. */
const MAX_QUERY_LENGTH = 500;

export const MAX_RESULTS = 50;
const USUAL_RESULTS = 10;

/** Finds pages, sections and API names with the search of the site. */
export async function searchDocs(
  library: Library,
  question: SearchQuestion,
): Promise<Answer<SearchData>> {
  const text = question.query.trim().slice(0, MAX_QUERY_LENGTH);
  if (text === '') {
    throw new AnswerError('invalid', 'The question is empty.');
  }
  const { found, about } = await chooseVersion(library, question);
  const engine = await library.search(found, about.language);
  const group = GROUP_NAMES.find((each) => each === question.group) ?? '';
  const { groups, isNear } = engine.search({ text, area: '', group, plan: '', flag: '' });
  const limit = Math.min(Math.max(1, question.limit ?? USUAL_RESULTS), MAX_RESULTS);
  const results = groups.flatMap((each) => each.results.map(describe)).slice(0, limit);
  return {
    about,
    text: `${describeAbout(about)}\n\n${printResults(results, isNear)}`,
    data: { results, isNear },
  };
}

function describe({ title, excerpt = [], plan, former, ...rest }: SearchResult): FoundItem {
  return {
    ...rest,
    title: title.join(''),
    excerpt: excerpt.join('').trim(),
    plan: plan ?? 'community',
    former: former?.join(''),
  };
}

function printResults(results: readonly FoundItem[], isNear: boolean): string {
  if (results.length === 0) {
    return 'Nothing was found.';
  }
  const lines = results.map(({ title, kind, address, context, excerpt, plan, flags, former }) => {
    const marks = [
      plan === 'community' ? '' : plan,
      ...flags,
      former ? `was ${former}` : '',
    ].filter(Boolean);
    const where = context.length > 0 ? `, ${context.join(' › ')}` : '';
    const head = `- **${title}** (${kind}${where}${marks.length > 0 ? `; ${marks.join(', ')}` : ''}): ${address}`;
    return excerpt === '' ? head : `${head}\n  ${excerpt.replace(/\s+/g, ' ')}`;
  });
  return [...(isNear ? ['No exact matches. Did you mean:'] : []), lines.join('\n')].join('\n\n');
}
