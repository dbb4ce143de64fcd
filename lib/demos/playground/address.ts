import { CHOICES } from '../demoLink';
import { packFiles, unpackFiles } from '../packedFiles';
import { readSettingParameter, settingParameters } from '../settingParameters';
import type { PlaygroundLink } from './types';

/** Below the site's base address. */
export const PLAYGROUND_PATH = 'playground/';

/** Widths that an address may ask for, in CSS pixels. */
const WIDTHS = { least: 200, most: 4000 };

/** A name of a version or a demo; whether there is one is seen later. */
const NAME = /^[A-Za-z]\w*$/;

/**
 * The fragment of an address that opens a demo in the playground, `#version=v6&demo=SortByHeader`; empty for nothing.
 */
export function playgroundFragment(link: Omit<PlaygroundLink, 'files'>): string {
  const parameters = linkParameters(link);
  return parameters.size > 0 ? `#${parameters}` : '';
}

/** The same with the reader's own files, which can make it too long for an address. */
export async function writePlaygroundLink(link: PlaygroundLink): Promise<string> {
  if (!link.files) {
    return playgroundFragment(link);
  }
  const parameters = linkParameters(link);
  parameters.set('code', await packFiles(link.files));
  return `#${parameters}`;
}

function linkParameters(link: PlaygroundLink): URLSearchParams {
  const { version, demo, variant, styling, width, settings = {} } = link;
  return new URLSearchParams({
    ...(version && { version }),
    ...(demo && { demo }),
    ...(variant && { variant }),
    ...(styling && { styling }),
    ...(width && { width: String(width) }),
    ...settingParameters(settings),
  });
}

/**
 * Reads what an address asks for.
 *
 * @param fragment with or without its `#`
 * @returns what is right in it, and the names of the parameters that were left out
 */
export async function readPlaygroundLink(
  fragment: string,
): Promise<{ readonly link: PlaygroundLink; readonly leftOut: readonly string[] }> {
  let link: PlaygroundLink = {};
  const leftOut: string[] = [];
  for (const [name, value] of new URLSearchParams(fragment.replace(/^#/, ''))) {
    const read = await readParameter(name, value, link);
    if (read) {
      link = { ...link, ...read };
    } else {
      leftOut.push(name);
    }
  }
  return { link, leftOut };
}

async function readParameter(
  name: string,
  value: string,
  { settings = {} }: PlaygroundLink,
): Promise<PlaygroundLink | null> {
  if (name === 'code') {
    const files = await unpackFiles(value);
    return files && { files };
  }
  if (name === 'version' || name === 'demo') {
    return NAME.test(value) ? { [name]: value } : null;
  }
  if (name === 'width') {
    const width = Number(value);
    return width >= WIDTHS.least && width <= WIDTHS.most ? { width } : null;
  }
  if (Object.hasOwn(CHOICES, name)) {
    return CHOICES[name]?.includes(value) ? { [name]: value } : null;
  }
  const read = readSettingParameter(name, value, settings);
  return read && { settings: read };
}
