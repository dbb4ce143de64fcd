import { nearestName } from '../../../../lib/diagnostics/nearestName.ts';
import {
  fullScreenAddress,
  hostFolder,
  sourceAddress,
} from '../../../../plugins/demos/shared/hostAddresses.ts';
import {
  CODE_VARIANTS,
  DEMO_STYLINGS,
  type CodeVariant,
  type DemoStyling,
} from '../../../../plugins/demos/shared/codeForms.ts';
import { AnswerError } from './AnswerError.ts';
import { chooseVersion, type Chosen } from './chooseVersion.ts';
import { describeAbout } from './describeAbout.ts';
import type { Library } from './Library.ts';
import { splitSource, stylingsOf, type SourceFile } from './splitSource.ts';
import type { Answer, Asked } from './types.ts';

export interface DemoQuestion extends Asked {
  /** Id of the demo, `SortByTwoColumns`, or an address that ends in `#demo-SortByTwoColumns`. */
  readonly demo: string;
  readonly styling?: string;
  readonly variant?: string;
}

export interface DemoData {
  readonly demo: string;
  readonly styling: DemoStyling;
  readonly variant: CodeVariant;
  /** All stylings of the demo. */
  readonly stylings: readonly DemoStyling[];
  /** The demo, followed by the files that it imports. */
  readonly files: readonly SourceFile[];
  /** Address of the demo's full-screen page. */
  readonly address: string;
}

/** Returns the code of a demo, in a styling and variant. */
export async function readDemo(
  library: Library,
  question: DemoQuestion,
): Promise<Answer<DemoData>> {
  const demo = question.demo
    .trim()
    .replace(/^.*#demo-/, '')
    .replace(/\.[jt]sx$/, '');
  const variant = choose('variant', question.variant?.toUpperCase(), CODE_VARIANTS);
  const wanted = choose('styling', question.styling?.toLowerCase(), DEMO_STYLINGS);
  const chosen = await chooseVersion(library, question);
  const { name } = chosen.found.version;
  const source = /^\w+$/.test(demo)
    ? await library.files.read(sourceAddress('', name, demo))
    : null;
  if (source === null) {
    throw await missing(library, chosen, demo);
  }
  const parts = splitSource(source);
  const stylings = stylingsOf(parts, demo);
  if (!stylings.has(wanted)) {
    throw new AnswerError(
      'not-found',
      `The demo ${demo} does not come in the styling "${wanted}". Stylings: ${[...stylings.keys()].join(', ')}.`,
      { suggestions: [...stylings.keys()] },
    );
  }
  const typescript = stylings.get(wanted)!;
  const files = variant === 'TS' ? typescript : await Promise.all(typescript.map(toJavaScript));
  const address = fullScreenAddress(
    '/',
    name,
    demo,
    wanted === 'system' ? {} : { styling: wanted },
  );
  return {
    about: chosen.about,
    text: `${describeAbout(chosen.about)}\n\n${print(demo, files, address)}`,
    data: { demo, styling: wanted, variant, stylings: [...stylings.keys()], files, address },
  };
}

function choose<Choice extends string>(
  what: string,
  asked: string | undefined,
  choices: readonly Choice[],
): Choice {
  const choice = asked === undefined ? choices[0] : choices.find((each) => each === asked);
  if (choice === undefined) {
    throw new AnswerError(
      'invalid',
      `There is no ${what} "${asked}". Valid: ${choices.join(', ')}.`,
      {
        suggestions: choices,
      },
    );
  }
  return choice;
}

async function toJavaScript({ name, text }: SourceFile): Promise<SourceFile> {
  if (!/\.tsx?$/.test(name)) {
    return { name, text };
  }
  // Loads a compiler and a formatter, which few questions need.
  const { deriveJavaScript } = await import('../../../../plugins/demos/shared/deriveJavaScript.ts');
  return {
    name: name.replace(/\.ts(x?)$/, '.js$1'),
    text: await deriveJavaScript(text, name),
  };
}

function print(demo: string, files: readonly SourceFile[], address: string): string {
  return [
    `# ${demo}`,
    `Full screen: ${address}`,
    ...files.map(
      ({ name, text }) => `\`\`\`${name.split('.').at(-1)} title="${name}"\n${text}\n\`\`\``,
    ),
  ].join('\n\n');
}

async function missing(
  library: Library,
  { found, about }: Chosen,
  demo: string,
): Promise<AnswerError> {
  const ids = await library.files.list(hostFolder(found.version.name).replace(/\/$/, ''));
  const wanted = demo.slice(0, 100);
  const near = nearestName(
    wanted,
    ids.filter((id) => /^[A-Z]/.test(id)),
  );
  return new AnswerError(
    'not-found',
    `${about.title} has no demo "${wanted}".${near ? ` The nearest name is ${near}.` : ' Demos are named on the pages that show them.'}`,
    { suggestions: near ? [near] : [] },
  );
}
