import { translate } from '@docusaurus/Translate';
import { formatProblem } from '../../frame/client/formatProblem';
import { createProject, type ProjectOptions } from '../export/createProject';
import { MissingFileError, MissingPackageError } from '../export/errors';
import type { ProjectFiles } from '../../shared/exportTypes';

/**
 * Creates a project from a demo with the reader's changes.
 *
 * @throws an error in the page's language if the code imports something that is not available
 */
export function makeProject(options: ProjectOptions): ProjectFiles {
  try {
    return createProject(options);
  } catch (error) {
    throw new Error(explain(error as Error), { cause: error });
  }
}

function explain(error: Error): string {
  if (error instanceof MissingPackageError) {
    const values = { name: error.missing, list: error.packages.join(', ') };
    return formatProblem({ kind: 'import', finding: { code: 'noPackage', values } }).message;
  }
  if (error instanceof MissingFileError) {
    const { missing: specifier, from, files } = error;
    const values = { specifier, from, list: files.join(', ') };
    return formatProblem({ kind: 'import', finding: { code: 'noFile', values } }).message;
  }
  return translate(
    {
      id: 'demo.exportFailed',
      message: 'This code cannot be opened as a project. {reason}',
      description: 'Shown when a demo cannot be taken away; the reason is a sentence in English',
    },
    { reason: error.message },
  );
}
