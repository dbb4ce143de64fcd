import type { ParseArgsConfig } from 'node:util';

/** Options of every command. */
export const OPTIONS = {
  version: { type: 'string' },
  language: { type: 'string' },
  project: { type: 'string' },
  data: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  // Options of some commands.
  section: { type: 'string' },
  group: { type: 'string' },
  limit: { type: 'string' },
  styling: { type: 'string' },
  variant: { type: 'string' },
  family: { type: 'string' },
  name: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  write: { type: 'boolean', default: false },
} as const satisfies NonNullable<ParseArgsConfig['options']>;

/** Values of the options. */
export type Values = {
  readonly [Name in keyof typeof OPTIONS]?: (typeof OPTIONS)[Name]['type'] extends 'boolean'
    ? boolean
    : string;
};

export const HELP = `component-docs: the documentation of MUI X in five versions and of Material UI, without a network

  search <words>            finds pages and names of the API      --group pages|api  --limit 10
  page <address>            a page as Markdown                    --section <heading>
  api <name>                an export, or a member: DataGrid.rows
  demo <name>               the code of a demo                    --styling system|tailwind|css  --variant ts|js
  message <text>            explains what the console says; - reads it from the standard input
  problems [<component>]    known problems of a version, and code that works around them
  compare <from> [<to>]     what differs between two versions     --family data-grid  --name DataGrid
  check <files or folders>  names and props that a version lacks
  upgrade <files>           what an upgrade changes in code        --to v7  --from v6  --write
  versions                  the versions that there are
  mcp                       answers the Model Context Protocol on the standard streams

  --version v6     a version or a release; else the packages of the project decide, else it is the current one
  --language zh    pages in Chinese
  --project <dir>  the folder of the project; else the working folder
  --json           the answer as JSON
  --data <dir>     a built site, or packed data, in place of what the tool brings along

Exit codes: 0 nothing is left to do, 1 missing names, required changes or skipped files, 2 no answer.
`;
