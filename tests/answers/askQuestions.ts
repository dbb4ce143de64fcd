import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { About } from '../../packages/component-docs-cli/src/answers/types.ts';
import type { Library } from '../../packages/component-docs-cli/src/answers/Library.ts';
import { findForeignPackages } from '../../lib/install/findForeignPackages.ts';
import { findForeignNames } from './findForeignNames.ts';
import { QUESTIONS, type Question } from './questions.ts';

/**
 * Asks every question, and checks the answers, which must not contain names that their version lacks.
 *
 * @param isRemote whether the server is remote
 */
export async function askQuestions(
  client: Client,
  library: Library,
  isRemote: boolean,
): Promise<(string | null)[]> {
  const problems: (string | null)[] = [];
  for (const question of QUESTIONS.filter(({ overHttp = false }) => isRemote || !overHttp)) {
    const result = (await client.callTool({
      name: question.tool,
      arguments: { ...question.input },
    })) as CallToolResult;
    problems.push(await judge(question, result, library));
  }
  return problems;
}

async function judge(
  { tool, input, says, lacks = [], refused }: Question,
  result: CallToolResult,
  library: Library,
): Promise<string | null> {
  const text = result.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  const name = `${tool} ${JSON.stringify(input).slice(0, 160)}`;
  const said = result.structuredContent as { about?: About; error?: string } | undefined;
  if (said?.error !== refused) {
    return `${name}: ${refused ?? 'an answer'} was expected, not ${said?.error ?? 'an answer'}: ${text.slice(0, 300)}`;
  }
  const foreignPackages = findForeignPackages(name, text);
  if (foreignPackages.length > 0) {
    return foreignPackages.join(' ');
  }
  const missing = says.filter((each) => !text.includes(each));
  const wrong = lacks.filter((each) => text.includes(each));
  if (missing.length > 0 || wrong.length > 0) {
    return `${name}: the answer lacks ${missing.join(' and ')}, has ${wrong.join(' and ')}: ${text.slice(0, 600)}`;
  }
  const foreign =
    said?.about && tool !== 'check' ? await findForeignNames(text, said.about, library) : [];
  return foreign.length > 0 ? `${name} names what the version lacks: ${foreign.join('; ')}` : null;
}
