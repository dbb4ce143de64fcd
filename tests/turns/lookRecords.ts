import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SITE_DIR } from '../../lib/siteDir.ts';
import type { LookRecord, PageParts } from './types.ts';

/** Committed: a fresh clone knows from it what was looked at. One file per page, so that two writers change two files. */
const RECORDS = join(SITE_DIR, 'tests/turns/records');

/** What was checked: the page in a language, the projects that its demos are exported as, its claims. */
export type LookKind = 'en' | 'zh' | 'exports' | 'claims';

/** One of a page's looks. */
export interface LookName {
  /** Address; of a check that has nothing to do with languages, the English one. */
  readonly path: string;
  readonly language: LookKind;
}

const KINDS: readonly LookKind[] = ['en', 'zh', 'exports', 'claims'];

type PageRecords = Partial<Record<LookKind, LookRecord>>;

/** A page that passed. */
interface PassedLook {
  readonly page: LookName;
  readonly parts: PageParts;
}

/** When a page last passed every check, and what went into it. */
export function readLastLook({ path, language }: LookName, dir = RECORDS): LookRecord | undefined {
  return readRecords(fileOf(path, language, dir))[language];
}

/** Writes down which pages passed today. */
export function writeLooks(looks: readonly PassedLook[], on: string, dir = RECORDS): void {
  for (const { page, parts } of looks) {
    const file = fileOf(page.path, page.language, dir);
    const records: PageRecords = { ...readRecords(file), [page.language]: { on, ...parts } };
    // They keep their order, so that a difference shows what changed.
    const sorted = Object.fromEntries(KINDS.map((kind) => [kind, records[kind]]));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  }
}

/** Removes the records of pages that are gone from the site. */
export function removeOldRecords(pages: readonly LookName[], dir = RECORDS): void {
  const kept = new Set(pages.map(({ path, language }) => fileOf(path, language, dir)));
  for (const file of listRecords(dir).filter((each) => !kept.has(each))) {
    rmSync(file);
  }
}

function listRecords(dir: string): string[] {
  return existsSync(dir)
    ? readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(dir, name))
    : [];
}

function readRecords(file: string): PageRecords {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageRecords) : {};
}

/** `/zh/x/react-charts/bars/` is in `x/react-charts/bars.json`, `/` in `home.json`. */
function fileOf(path: string, language: LookKind, dir: string): string {
  const english = language === 'zh' ? path.slice('/zh'.length) : path;
  return join(dir, `${english.replace(/^\/|\/$/g, '') || 'home'}.json`);
}
