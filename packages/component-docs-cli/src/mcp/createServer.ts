import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import { AnswerError } from '../answers/AnswerError.ts';
import type { Library } from '../answers/Library.ts';
import type { Project } from '../answers/readManifest.ts';
import type { Answer, Asked } from '../answers/types.ts';
import { listHeadings } from '../answers/cutSection.ts';
import { ASKED, TOOLS, type Tool } from './tools.ts';

const NAME = 'component-docs';

const INSTRUCTIONS = [
  'Documentation of MUI X (data grid, date and time pickers, charts, tree view) in five versions, and of Material UI.',
  'Versions differ in names and props: say which one you ask about, or let the project say it. Every answer begins with the version that it is for.',
  'For an error in the console, explain the message. Otherwise search first, read the page or the API entry, and check code before you hand it over.',
].join(' ');

/** How the user's project is found. */
export interface ProjectSource {
  /** Additional parameters of every tool. */
  readonly input: z.ZodRawShape;
  /** @param input input of the tool */
  readonly read: (input: Readonly<Record<string, unknown>>) => Promise<Project | null>;
}

/** Maximum number of characters in an answer, about fifteen thousand tokens. */
export const MAX_TEXT_LENGTH = 60_000;

/** Creates a server of the Model Context Protocol that answers from a library. */
export function createServer(
  library: Library,
  source: ProjectSource,
  release: string,
  onFault: (error: unknown) => void = () => undefined,
): McpServer {
  const server = new McpServer({ name: NAME, version: release }, { instructions: INSTRUCTIONS });
  for (const tool of TOOLS) {
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: { ...tool.input, ...ASKED, ...source.input },
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      async (input: Record<string, unknown>): Promise<CallToolResult> => {
        try {
          return printAnswer(await answer(tool, library, input, source), tool);
        } catch (error) {
          if (error instanceof AnswerError) {
            return printRefusal(error);
          }
          onFault(error);
          return printRefusal(new AnswerError('no-data', 'The server failed. Ask again later.'));
        }
      },
    );
  }
  return server;
}

async function answer(
  tool: Tool,
  library: Library,
  input: Readonly<Record<string, unknown>>,
  source: ProjectSource,
): Promise<Answer> {
  const { version, language } = input as Asked;
  const project = version === undefined ? await source.read(input) : null;
  return tool.answer(library, input as never, { version, language, project: project ?? undefined });
}

function printAnswer({ text, about, data }: Answer, { hasData }: Tool): CallToolResult {
  return {
    content: [{ type: 'text', text: limitText(text) }],
    structuredContent: { about, ...(hasData && { data }) },
  };
}

function printRefusal({ code, message, suggestions }: AnswerError): CallToolResult {
  return {
    isError: true,
    content: [{ type: 'text', text: message }],
    structuredContent: { error: code, message, suggestions },
  };
}

/** Truncates a long text at the end of a line, and lists the other sections. */
export function limitText(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) {
    return text;
  }
  const kept = text.slice(0, text.lastIndexOf('\n', MAX_TEXT_LENGTH));
  // Close a truncated listing, so that the following text is not part of it.
  const isOpen = (kept.match(/^\s*```/gm) ?? []).length % 2 === 1;
  const sections = listHeadings(text)
    .filter(({ level }) => level === 2)
    .map((heading) => heading.text);
  return [
    isOpen ? `${kept}\n\`\`\`` : kept,
    `(${text.length - kept.length} characters more are left out. Ask for a part: a section or a member by its name. Sections: ${sections.join('; ')})`,
  ].join('\n\n');
}
