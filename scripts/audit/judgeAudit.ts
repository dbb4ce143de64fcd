/** Part of npm's answer that is used; see https://docs.npmjs.com/cli/commands/npm-audit */
interface Advisory {
  readonly title: string;
  readonly url: string;
  readonly severity: string;
}

interface AuditAnswer {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly via: readonly (Advisory | string)[] }>
  >;
  /** npm's word for an answer that it did not get. */
  readonly message?: string;
}

/** The registry does not say what is known; nothing follows from that. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

const SERIOUS = ['high', 'critical'];

/**
 * Compares what `npm audit --json` found with the reasons that are given.
 *
 * @returns what is not explained, and explanations of what is no longer there
 * @throws {NoAnswerError} when the registry was not reached or does not know the question
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
