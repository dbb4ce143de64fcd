import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import * as prettier from 'prettier';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { folderOf } from '../../src/versions/index.ts';
import type { CoveredTopics } from '../../tests/coverage/types.ts';
import { portTopics } from './portTopics.ts';
import { rewriteCode } from './rewriteCode.ts';
import { rewritePage, type PageRewriting } from './rewritePage.ts';
import type { Port, PortedPage } from './types.ts';

/** Parses the Markdown of a page. */
export type Parse = (text: string) => Root;

export interface PortContext extends PageRewriting {
  readonly parse: Parse;
  readonly expectedTopics: readonly string[];
}

/** Creates the files of a page for another version without writing them. */
export async function portPage(port: Port, context: PortContext): Promise<PortedPage> {
  const files = new Map<string, string>();
  const notes: string[] = [];
  const source = `${port.from.folder}/${port.topic}`;
  const target = `${port.to.folder}/${port.topic}`;
  for (const name of listFiles(join(SITE_DIR, source))) {
    const text = readFileSync(join(SITE_DIR, source, name), 'utf8');
    const file = `${target}/${name}`;
    if (name === 'index.mdx') {
      const page = rewritePage(text, context.parse(text), context);
      files.set(file, page.text);
      notes.push(...page.notes);
    } else {
      files.set(file, await format(file, rewriteFile(name, text, context)));
    }
  }
  const chinese = join(SITE_DIR, folderOf(port.from, 'zh'), port.topic, 'index.mdx');
  if (existsSync(chinese)) {
    const text = readFileSync(chinese, 'utf8');
    files.set(
      `${folderOf(port.to, 'zh')}/${port.topic}/index.mdx`,
      rewritePage(text, context.parse(text), context).text,
    );
  } else {
    notes.push('has no Chinese page to start from');
  }
  return { files, notes };
}

/** Returns the files in a page's folder and its demos folder. Other subfolders are separate pages. */
function listFiles(folder: string): string[] {
  const demos = join(folder, 'demos');
  return [
    ...readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name),
    ...(existsSync(demos)
      ? readdirSync(demos, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
      : []),
  ].sort();
}

function rewriteFile(name: string, text: string, context: PortContext): string {
  if (/\.tsx?$/.test(name)) {
    return rewriteCode(text, context);
  }
  return name === 'topics.json'
    ? JSON.stringify(portTopics(JSON.parse(text) as CoveredTopics, context.expectedTopics), null, 2)
    : text;
}

async function format(file: string, text: string): Promise<string> {
  const path = join(SITE_DIR, file);
  const { ignored, inferredParser } = await prettier.getFileInfo(path, {
    ignorePath: join(SITE_DIR, '.prettierignore'),
  });
  return ignored || !inferredParser
    ? text
    : prettier.format(text, { ...(await prettier.resolveConfig(path)), filepath: path });
}
