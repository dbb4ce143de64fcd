/**
 * A function that asks only once for equal requests, and forgets an answer after `ttl` milliseconds.
 *
 * A promise that rejects is forgotten at once.
 */
export function cacheAnswers<Request, Answer>(
  getAnswer: (request: Request) => Promise<Answer>,
  ttl: number,
) {
  const answers = new Map<string, Promise<Answer>>();

  const getCached = (request: Request): Promise<Answer> => {
    const key = JSON.stringify(request);
    const known = answers.get(key);
    if (known) {
      return known;
    }
    const answer = getAnswer(request);
    const forget = () => {
      // After `clear()`, there may be a newer answer under the same key.
      if (answers.get(key) === answer) {
        answers.delete(key);
      }
    };
    answers.set(key, answer);
    answer.then(() => setTimeout(forget, ttl), forget);
    return answer;
  };

  return { getCached, clear: () => answers.clear() };
}
