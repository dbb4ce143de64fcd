import { findHits, modulesIn } from '@site/packages/component-docs-cli/src/upgrade/findHits';
import { findProblemChanges } from '@site/packages/component-docs-cli/src/upgrade/findProblemChanges';
import {
  loadFacts,
  loadSteps,
  UPGRADE_FILE,
} from '@site/packages/component-docs-cli/src/upgrade/loadFacts';
import {
  movedModules,
  packagesFor,
} from '@site/packages/component-docs-cli/src/upgrade/packagesFor';
import type { UpgradeDocument } from '@site/packages/component-docs-cli/src/upgrade/types';
import { upgradeFiles } from '@site/packages/component-docs-cli/src/upgrade/upgradeFiles';
import type { UpgradeReply, UpgradeRequest } from './messages';

/** The worker's global scope, typed by hand because the project's types declare `self` as a window. */
const worker = self as unknown as {
  onmessage: (event: MessageEvent<UpgradeRequest>) => void;
  postMessage: (reply: UpgradeReply) => void;
};

worker.onmessage = ({ data }) => {
  answer(data).then(
    (reply) => worker.postMessage(reply),
    (error: unknown) =>
      worker.postMessage({ type: 'failure', id: data.id, reason: (error as Error).message }),
  );
};

async function answer(request: UpgradeRequest): Promise<UpgradeReply> {
  const { id, type, files, declared, root, languageRoot } = request;
  const read = (path: string): Promise<unknown> => fetchOnce(root + path);
  const document = (await fetchOnce(languageRoot + UPGRADE_FILE)) as UpgradeDocument | null;
  if (document === null) {
    throw new Error(`${languageRoot}${UPGRADE_FILE} is not there.`);
  }
  if (type === 'analyze') {
    const analysis = findHits(files, await loadFacts(request, document, read));
    return {
      type: 'found',
      id,
      found: {
        analysis,
        problems: findProblemChanges(files, request, document.problems),
        packages: packagesFor(
          [...files.flatMap(modulesIn), ...movedModules(analysis)],
          declared,
          request,
          document.releases,
        ),
      },
    };
  }
  // Loads a megabyte of parsers and printers only when a reader has code changed.
  const { runCodemods } = await import('@site/packages/component-docs-cli/src/upgrade/runCodemods');
  const steps = await loadSteps(request, document, read);
  return { type: 'applied', id, upgrade: upgradeFiles(files, steps, runCodemods) };
}

const fetched = new Map<string, Promise<unknown>>();

/** Fetches a file of the site and caches it; `null` if it does not exist. */
function fetchOnce(address: string): Promise<unknown> {
  const known = fetched.get(address) ?? fetchJson(address);
  fetched.set(address, known);
  known.catch(() => fetched.delete(address));
  return known;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (response.status === 404) {
    return null;
  }
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}.`);
  }
  return response.json();
}
