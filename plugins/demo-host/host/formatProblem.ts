import type { SentProblem } from '../../../lib/demos/hostMessages';
import type { PageTexts } from './readPageTexts';

/** A sentence, with the language it is in. */
export interface Message {
  readonly text: string;
  readonly language: string;
}

/** A problem with its place, as a line of text. The words for what the host finds are with the page of the documentation. */
export function formatProblem(problem: SentProblem, { language, texts }: PageTexts): Message {
  const { file, line } = problem;
  const place = file && line ? `${file}:${line} ` : '';
  return 'message' in problem
    ? { text: place + problem.message, language: 'en' }
    : { text: place + texts.changedFails, language };
}
