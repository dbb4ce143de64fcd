import { z } from 'zod';
import { CODE_VARIANTS, DEMO_STYLINGS } from '../../../../plugins/demos/shared/codeForms.ts';
import { PRODUCTS } from '../../../../src/versions/instances.ts';
import { LANGUAGES } from '../../../../src/paths/language.ts';
import { GROUP_NAMES } from '../../../../plugins/search/types.ts';
import { explainMessage, MAX_MESSAGE_LENGTH } from '../answers/explainMessage.ts';
import { checkCode } from '../answers/checkCode.ts';
import { compareVersions } from '../answers/compareVersions.ts';
import type { Library } from '../answers/Library.ts';
import { listProblems } from '../answers/listProblems.ts';
import { readApi } from '../answers/readApi.ts';
import { readDemo } from '../answers/readDemo.ts';
import { readPage } from '../answers/readPage.ts';
import { MAX_RESULTS, searchDocs } from '../answers/searchDocs.ts';
import { upgradeCode } from '../answers/upgradeCode.ts';
import type { Answer, Asked } from '../answers/types.ts';
import { MAX_CODE_LENGTH } from '../check/parseCode.ts';

/** A tool of the server: its parameters, and how it answers. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodRawShape;
  /** Whether the answer includes data; for an answer that is a text, data would repeat it. */
  readonly hasData: boolean;
  /** @param input as described by the shape */
  readonly answer: (library: Library, input: never, asked: Asked) => Promise<Answer>;
}

function defineTool<Shape extends z.ZodRawShape>(tool: {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Shape;
  readonly hasData?: boolean;
  readonly answer: (
    library: Library,
    input: z.infer<z.ZodObject<Shape>>,
    asked: Asked,
  ) => Promise<Answer>;
}): Tool {
  return { hasData: false, ...tool };
}

/** Maximum length of names, addresses and headings. */
const line = z.string().min(1).max(500);

/** Milliseconds for parsing, codemods and all steps of a question; the longest files need a quarter of this. */
const UPGRADED_WITHIN_MS = 12_000;

/** Maximum number of findings, more than an assistant corrects at once. */
const MAX_FINDINGS = 200;

/** Parameters of every tool. */
export const ASKED = {
  version: z
    .string()
    .max(40)
    .optional()
    .describe(
      'Version of the packages: "v6", "6.20.4", "7", "next", or "core" for Material UI. Left out, that of the project decides.',
    ),
  language: z.enum(LANGUAGES).optional().describe('Language of pages. English when left out.'),
};

/** One tool for each kind of answer. */
export const TOOLS: readonly Tool[] = [
  defineTool({
    name: 'search',
    title: 'Search the documentation',
    description:
      'Finds pages, sections and names of the API by words or by any part of a name. Begin here; results have addresses that "page" and "api" take.',
    input: {
      query: line.describe('Words, or a name such as "sortModel".'),
      group: z.enum(GROUP_NAMES).optional().describe('Only pages, or only the API reference.'),
      limit: z.number().int().min(1).max(MAX_RESULTS).optional(),
    },
    hasData: true,
    answer: (library, input, asked) => searchDocs(library, { ...input, ...asked }),
  }),
  defineTool({
    name: 'page',
    title: 'Read a page',
    description:
      'A page of the documentation as Markdown, with the code of its demos. Long pages are better read by section.',
    input: {
      page: line.describe('Address, or a path such as "react-data-grid/sorting".'),
      section: line.optional().describe('A heading, or its anchor.'),
    },
    answer: (library, input, asked) => readPage(library, { ...input, ...asked }),
  }),
  defineTool({
    name: 'api',
    title: 'Look up the API',
    description:
      'What the reference says of a component, hook, type or function, or of one member of it: types, defaults, slots, CSS classes, and since or until which version.',
    input: {
      name: line.describe('"DataGrid", "DataGrid.sortModel", "useGridApiRef", or an address.'),
    },
    answer: (library, input, asked) => readApi(library, { ...input, ...asked }),
  }),
  defineTool({
    name: 'demo',
    title: 'Read the code of a demo',
    description: 'All files of a demo that runs on exactly this version, in a styling and variant.',
    input: {
      demo: line.describe('Name of the demo, as pages show it: "SortByHeader".'),
      styling: z.enum(DEMO_STYLINGS).optional(),
      variant: z.enum(CODE_VARIANTS).optional(),
    },
    answer: (library, input, asked) => readDemo(library, { ...input, ...asked }),
  }),
  defineTool({
    name: 'explain_message',
    title: 'Explain a message of the console',
    description:
      'Finds the entry of an error or a warning that MUI X throws or logs: its text, the package and the components that it comes from, since and until which version, what causes it, and the code that fixes it.',
    input: {
      message: z
        .string()
        .min(1)
        .max(MAX_MESSAGE_LENGTH)
        .describe('As it was printed, with the stack or without, or a part of it.'),
    },
    hasData: true,
    answer: (library, input, asked) => explainMessage(library, { ...input, ...asked }),
  }),
  defineTool({
    name: 'problems',
    title: 'List known problems',
    description:
      'Bugs and surprising behavior of a component that tests reproduced in the version, with code that works around them, and the versions that have them. Use it when code looks correct but does not work.',
    input: {
      about: line
        .optional()
        .describe('A component, "DateRangePicker", or a symptom. All problems when left out.'),
    },
    answer: (library, input, asked) => listProblems(library, { ...input, ...asked }),
  }),
  defineTool({
    name: 'compare',
    title: 'Compare two versions',
    description:
      'What was added, removed, renamed, changed or deprecated between two versions of MUI X.',
    input: {
      with: line.describe(
        'The other version: "v6", "next" …, or a minor release, "7.5", which is compared with the minor in "version", or with the documented release of its major.',
      ),
      family: z.enum(PRODUCTS).optional(),
      name: line.optional().describe('Only one export, such as "DataGrid".'),
    },
    answer: (library, input, asked) => compareVersions(library, { ...input, ...asked }),
  }),
  defineTool({
    name: 'check',
    title: 'Check code against a version',
    description:
      'Finds imports, props, slots and class keys that a version of MUI X lacks or advises against, with what took their place. Check code before you hand it over.',
    input: {
      code: z.string().max(MAX_CODE_LENGTH).describe('JavaScript or TypeScript, with JSX.'),
      file: line.optional().describe('Name of the file; its ending says what it is written in.'),
    },
    hasData: true,
    answer: (library, { code, file = 'code.tsx' }, asked) =>
      checkCode(library, {
        files: [{ name: file, text: code }],
        most: MAX_FINDINGS,
        ...asked,
      }),
  }),
  defineTool({
    name: 'upgrade_code',
    title: 'Upgrade code to a later version',
    description:
      'Says what an upgrade of MUI X changes in code: names that were removed, renamed or moved, other defaults, and what behaves differently, each with a section of the migration guide. With "apply", also runs the codemods and renames what can be renamed, and lists what is left.',
    input: {
      code: z.string().max(MAX_CODE_LENGTH).describe('JavaScript or TypeScript, with JSX.'),
      file: line.optional().describe('Name of the file; its ending says what it is written in.'),
      to: line.describe('The version to go to: "v7", "8", "next".'),
      from: line
        .optional()
        .describe('The version that the code is for. Left out, "version" or the project decides.'),
      apply: z.boolean().optional().describe('Whether to write what can be written.'),
    },
    hasData: true,
    answer: (library, { code, file = 'code.tsx', to, from, apply }, asked) =>
      upgradeCode(library, {
        files: [{ name: file, text: code }],
        to,
        from,
        apply,
        timeLimitMs: UPGRADED_WITHIN_MS,
        ...asked,
      }),
  }),
];
