import { CODE_VARIANTS, DEMO_STYLINGS, type CodeVariant, type DemoStyling } from './codeForms';
import { packFiles, unpackFiles } from './packedFiles';
import { readSettingParameter, settingParameters, type SentSettings } from './settingParameters';

/** Parameters of a demo's address, besides its id. */
export interface DemoLink {
  readonly variant?: CodeVariant;
  readonly styling?: DemoStyling;
  readonly settings?: SentSettings;
  /** Files that the sender has changed. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Parameters of choices for the code, and their values. */
export const CHOICES: Readonly<Record<string, readonly string[]>> = {
  variant: CODE_VARIANTS,
  styling: DEMO_STYLINGS,
};

/** Returns the fragment of a demo's address, `#demo-SortByHeader`, with parameters after a `?`. */
export async function writeDemoLink(id: string, link: DemoLink): Promise<string> {
  const { variant, styling, settings = {}, files } = link;
  const parameters = new URLSearchParams({
    ...(variant && { variant }),
    ...(styling && { styling }),
    ...settingParameters(settings),
  });
  if (files) {
    parameters.set('code', await packFiles(files));
  }
  return parameters.size > 0 ? `#demo-${id}?${parameters}` : `#demo-${id}`;
}

/**
 * Parses the parameters of a demo's address.
 *
 * @param text the part of the fragment after the `?`
 * @returns the valid parameters, and the names of invalid ones
 */
export async function readDemoLink(
  text: string,
): Promise<{ readonly link: DemoLink; readonly leftOut: readonly string[] }> {
  let link: DemoLink = {};
  const leftOut: string[] = [];
  for (const [name, value] of new URLSearchParams(text)) {
    const read = await readParameter(name, value, link);
    if (!read) {
      leftOut.push(name);
    }
    link = { ...link, ...read };
  }
  return { link: nameCode(link), leftOut };
}

/** Completes the variant and styling of code; addresses may omit them if the file names determine them. */
function nameCode(link: DemoLink): DemoLink {
  const { files, styling = 'system' } = link;
  if (!files) {
    return link;
  }
  const names = Object.keys(files);
  const isWritten = (ending: RegExp) => names.some((name) => ending.test(name));
  const [isTyped, isScript] = [isWritten(/\.tsx?$/), isWritten(/\.jsx?$/)];
  const variant = isTyped === isScript ? undefined : isTyped ? 'TS' : 'JS';
  return { ...(variant && { variant }), ...link, styling };
}

async function readParameter(
  name: string,
  value: string,
  { settings = {} }: DemoLink,
): Promise<DemoLink | null> {
  if (name === 'code') {
    const files = await unpackFiles(value);
    return files ? { files } : null;
  }
  if (Object.hasOwn(CHOICES, name)) {
    return CHOICES[name]?.includes(value) ? { [name]: value } : null;
  }
  const read = readSettingParameter(name, value, settings);
  return read && { settings: read };
}
