import { useDocsVersionCandidates } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { splitLanguage } from '../../src/paths/language';
import { findPlace, versionNamed, type DocsVersion } from '../../src/versions';

/** The version that the address on screen belongs to; elsewhere the one that the reader uses, or the current one. */
export function useShownVersion(): DocsVersion {
  const { pathname } = useLocation();
  const [candidate] = useDocsVersionCandidates();
  return findPlace(splitLanguage(pathname).path)?.version ?? versionNamed(candidate.name);
}
