import type { PromptResponse } from '@mui/x-data-grid-premium';

interface ColumnContext {
  field: string;
  type: string;
}

/** Milliseconds until the answer. */
const DELAY = 700;

/**
 * A service that needs no model: it knows five phrases, joined by "and".
 * "sort by price", "group by style", "total price", "price over 40", "select 2".
 */
export async function answerPrompt(
  prompt: string,
  context: string,
  conversationId = 'conversation-1',
): Promise<PromptResponse> {
  await new Promise((resolve) => setTimeout(resolve, DELAY));
  const columns = JSON.parse(context) as ColumnContext[];
  const response: PromptResponse = {
    conversationId,
    select: -1,
    filters: [],
    aggregation: {},
    sorting: [],
    grouping: [],
    pivoting: {},
    chart: null,
  };

  const findColumn = (word: string) => {
    const column = columns.find(({ field }) => field === word);
    if (!column) {
      throw new Error(`There is no column "${word}".`);
    }
    return word;
  };

  for (const phrase of prompt.toLowerCase().split(/\s+and\s+/)) {
    const words = phrase.trim().split(/\s+/);
    if (phrase.startsWith('sort by ')) {
      response.sorting.push({ column: findColumn(words[2]), direction: 'asc' });
    } else if (phrase.startsWith('group by ')) {
      response.grouping.push({ column: findColumn(words[2]) });
    } else if (words[0] === 'total') {
      response.aggregation[findColumn(words[1])] = 'sum';
    } else if (words[1] === 'over') {
      response.filters.push({
        column: findColumn(words[0]),
        operator: '>',
        value: Number(words[2]),
      });
    } else if (words[0] === 'select') {
      response.select = Number(words[1]);
    } else {
      throw new Error(`I do not understand "${phrase}".`);
    }
  }
  return response;
}
