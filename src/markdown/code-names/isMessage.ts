const BRAND = /^(?:MUI|Material-UI)(?: X)?:? /;
const SENTENCE = /(?:^|[\s(])[A-Za-z][\w'’-]* (?:[\w'’`-]+ )+[\w'’`-]*[a-z]/;
const COMMAND_OR_CODE =
  /^(?:npm|npx|pnpm|yarn|bun|git|cd|node|import|export|declare|const|let|type|interface|function|return|new) |[{}<=]|=>/;

/** Reports whether a code span quotes a program's message rather than a name or code. */
export function isMessage(text: string): boolean {
  return BRAND.test(text) || (SENTENCE.test(text) && !COMMAND_OR_CODE.test(text));
}
