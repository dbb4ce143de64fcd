/** The used part of npm's response; see https://docs.npmjs.com/cli/commands/npm-audit */
interface Advisory {
  readonly title: string;
  readonly url: string;
  readonly severity: string;
}

interface AuditAnswer {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly via: readonly (Advisory | string)[] }>
  >;
  /** npm's error message when the registry did not answer. */
  readonly message?: string;
}

/** Thrown when the registry does not list advisories, so nothing is known about the packages. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

const SERIOUS = ['high', 'critical'];

/**
 * Compares the output of `npm audit --json` with the explained exceptions.
 *
 * @returns unexplained vulnerabilities, and explanations of vulnerabilities that no longer exist
 * @throws {NoAnswerError} when the registry is unreachable or does not support the request
 */
export function judgeAudit(output: string, exceptions: Readonly<Record<string, string>>): string[] {
  const answer = parse(output);
  if (!answer.vulnerabilities) {
    throw new NoAnswerError(
      `The registry does not say which faults are known: ${answer.message ?? 'its answer is empty'}. ` +
        'Nothing was checked. Try again where https://registry.npmjs.org takes questions about advisories.',
    );
  }
  const found = new Map<string, string>();
  for (const [name, { via }] of Object.entries(answer.vulnerabilities)) {
    for (const advisory of via) {
      if (typeof advisory !== 'string' && SERIOUS.includes(advisory.severity)) {
        const number = advisory.url.split('/').at(-1) ?? advisory.url;
        found.set(number, `${number}: ${name}, ${advisory.severity}: ${advisory.title}`);
      }
    }
  }
  return [
    ...[...found]
      .filter(([number]) => !(number in exceptions))
      .map(([, text]) => `${text}. Update it, or explain it in scripts/audit/exceptions.ts.`),
    ...Object.keys(exceptions)
      .filter((number) => !found.has(number))
      .map(
        (number) =>
          `${number} is explained in scripts/audit/exceptions.ts, and not found any more.`,
      ),
  ];
}

function parse(output: string): AuditAnswer {
  try {
    return JSON.parse(output) as AuditAnswer;
  } catch {
    return { message: output.trim().slice(0, 200) };
  }
}
