import type { CodeVariant, DemoStyling } from './types';
import { packFiles, unpackFiles } from './packedFiles';
import { readSettingParameter, settingParameters, type SentSettings } from './settingParameters';

/** Parameters in the address of a demo, besides its id. */
export interface DemoLink {
  readonly variant?: CodeVariant;
  readonly styling?: DemoStyling;
  readonly settings?: SentSettings;
  /** Files as the sender changed them. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Choices for the code, and their values. */
export const CHOICES: Readonly<Record<string, readonly string[]>> = {
  variant: ['TS', 'JS'] satisfies CodeVariant[],
  styling: ['system', 'tailwind', 'css'] satisfies DemoStyling[],
};

/**
 * The fragment of an address that leads to a demo, `#demo-SortByHeader`, with what it carries behind a `?`.
 */
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
 * Reads what an address carries.
 *
 * @param text what follows the `?` of the fragment
 * @returns what is right in it, and the names of what was left out
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

/** Code belongs to one language and styling; addresses that others wrote may leave them to the names of the files. */
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
