import { translate } from '@docusaurus/Translate';
import type { HostFinding, HostProblem, SentProblem } from '../../shared/hostMessages';

/**
 * Formats a problem reported by the host in the page's language. Messages of the browser and of packages are not
 * translated.
 */
export function formatProblem(problem: SentProblem): HostProblem {
  if (!('finding' in problem)) {
    return problem;
  }
  const { finding, ...place } = problem;
  const { nearest } = finding;
  const message = wordFinding(finding);
  return { ...place, message: nearest ? addGuess(message, nearest) : message };
}

function addGuess(finding: string, nearest: string): string {
  return translate(
    {
      id: 'host.nearest',
      message: '{finding} Did you mean "{nearest}"?',
      description: 'What is wrong with the code of a demo, a whole sentence, and a name like it',
    },
    { finding, nearest },
  );
}

function wordFinding(finding: HostFinding): string {
  switch (finding.code) {
    case 'noDemo':
      return translate(
        {
          id: 'host.noDemo',
          message: 'There is no demo "{id}".',
          description: 'Shown where a version lacks the demo that is to be shown or opened',
        },
        finding.values,
      );
    case 'noPackage':
      return translate(
        {
          id: 'host.noPackage',
          message: '"{name}" is not among the packages of this version: {list}.',
          description: 'Shown when code imports a package that cannot be imported',
        },
        finding.values,
      );
    case 'noModule':
      return translate(
        {
          id: 'host.noModule',
          message: '"{name}" has no module "{deep}".',
          description: 'Shown when code imports a module that its package does not have',
        },
        finding.values,
      );
    case 'noPeer':
      return translate(
        {
          id: 'host.noPeer',
          message:
            '"{specifier}" needs "{peer}", which is not among the packages of this version: {list}.',
          description: 'Shown when code imports a module that needs a package which is not there',
        },
        finding.values,
      );
    case 'noExport':
      return translate(
        {
          id: 'host.noExport',
          message: '"{specifier}" has no export "{name}".',
          description: 'Shown when code imports a name that a module or file does not have',
        },
        finding.values,
      );
    case 'noDefault':
      return translate(
        {
          id: 'host.noDefault',
          message: '"{specifier}" has no default export.',
          description: 'Shown when code imports the default of a module or file that has none',
        },
        finding.values,
      );
    case 'tooLarge':
      return translate(
        {
          id: 'host.tooLarge',
          message: '"{name}" is too large to be loaded whole: import from "{name}/<Name>".',
          description: 'Shown when code imports everything from a package such as that of icons',
        },
        finding.values,
      );
    case 'noFile':
      return translate(
        {
          id: 'host.noFile',
          message: 'There is no file "{specifier}" beside {from}. Files: {list}.',
          description: 'Shown when code imports a file that the demo does not have',
        },
        finding.values,
      );
    case 'noComponent':
      return translate(
        {
          id: 'host.noComponent',
          message: '{file} has no default export that is a component.',
          description: 'Shown when the first file of a demo exports nothing that could be shown',
        },
        finding.values,
      );
    case 'namespace':
      return translate(
        {
          id: 'host.namespace',
          message:
            'Namespaces hold nothing but types here: make an object of "{name}", or a file of its own.',
          description: 'Shown when code takes more than types from a namespace of TypeScript',
        },
        finding.values,
      );
    case 'endlessLoop':
      return translate(
        {
          id: 'host.endlessLoop',
          message:
            'This loop was stopped because it was still running after {seconds} seconds: check the condition that should end it.',
          description: 'Shown at the line of a loop in the code of a demo that does not end',
        },
        finding.values,
      );
    case 'endlessCalls':
      return translate(
        {
          id: 'host.endlessCalls',
          message:
            'The code was stopped because it was still running after {seconds} seconds without a pause, last in this function: check what calls it again and again.',
          description:
            'Shown at the line of a function in the code of a demo that is called without end, by itself, in callbacks of callbacks or in promises',
        },
        finding.values,
      );
    case 'noAnswer':
      return translate(
        {
          id: 'host.noAnswer',
          message:
            'The code was stopped because it did not answer for {seconds} seconds. Change it, or start it again.',
          description:
            'Shown in place of a demo whose code keeps its frame from everything else, for example with a regular expression that never ends',
        },
        finding.values,
      );
  }
}
