/** Makes a function that gives its last answer again when it is asked the same, argument by argument. */
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
