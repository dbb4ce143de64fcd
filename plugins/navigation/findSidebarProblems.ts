import { findEntryProblems } from './findEntryProblems';
import { findPageProblems } from './findPageProblems';
import { findTranslationProblems } from './findTranslationProblems';
import { listEntries } from './listEntries';
import type { VersionNavigation } from './types';

/** Finds all inconsistencies between a version's sidebar, its pages and its translations. */
export function findSidebarProblems(navigation: VersionNavigation): string[] {
  const entries = listEntries(navigation);
  return [
    ...findEntryProblems(navigation, entries),
    ...findPageProblems(navigation, entries),
    ...findTranslationProblems(navigation, entries),
  ];
}
