/** Wraps a function so that it returns its last result if the arguments are the same. */
export function rememberLast<Arguments extends readonly unknown[], Answer>(
  find: (...question: Arguments) => Answer,
): (...question: Arguments) => Answer {
  let last: { readonly question: Arguments; readonly answer: Answer } | undefined;
  return (...question) => {
    if (!last || question.some((argument, index) => argument !== last!.question[index])) {
      last = { question, answer: find(...question) };
    }
    return last.answer;
  };
}
