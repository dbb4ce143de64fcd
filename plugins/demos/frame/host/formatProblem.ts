import type { SentProblem } from '../../shared/hostMessages';
import type { PageTexts } from './readPageTexts';

/** A message and its language. */
export interface Message {
  readonly text: string;
  readonly language: string;
}

/**
 * Formats a problem with its position as one line. The texts for the host's findings are on the documentation page
 * only.
 */
export function formatProblem(problem: SentProblem, { language, texts }: PageTexts): Message {
  const { file, line } = problem;
  const place = file && line ? `${file}:${line} ` : '';
  return 'message' in problem
    ? { text: place + problem.message, language: 'en' }
    : { text: place + texts.changedFails, language };
}
