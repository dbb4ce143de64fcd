import { CHOICES } from '../demoLink';
import { packFiles, unpackFiles } from '../packedFiles';
import { readSettingParameter, settingParameters } from '../settingParameters';
import type { PlaygroundLink } from './types';

/** Path below the site's base address. */
export const PLAYGROUND_PATH = 'playground/';

/** Widths that an address may set, in CSS pixels. */
const WIDTHS = { least: 200, most: 4000 };

/** Pattern of the name of a version or demo; whether it exists is checked later. */
const NAME = /^[A-Za-z]\w*$/;

/**
 * Returns the fragment of an address that opens a demo in the playground, `#version=v6&demo=SortByHeader`; empty
 * without content.
 */
export function playgroundFragment(link: Omit<PlaygroundLink, 'files'>): string {
  const parameters = linkParameters(link);
  return parameters.size > 0 ? `#${parameters}` : '';
}

/** Returns the same fragment with the reader's files, which may be too long for an address. */
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
 * Parses the fragment of the playground's address.
 *
 * @param fragment with or without its `#`
 * @returns the valid parameters, and the names of invalid ones
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
