import { ink, petrol } from '../../../src/brand/palette';
import { SCOPE_FOLDER } from '../addresses';
import { ICONS } from './writeIcons';

interface App {
  readonly name: string;
  readonly description: string;
  /** Base address of the language. */
  readonly baseUrl: string;
  readonly language: string;
}

/** Creates the web manifest with the site's name and appearance as an installed app. */
export function describeApp({ name, description, baseUrl, language }: App): object {
  const scope = baseUrl + SCOPE_FOLDER;
  return {
    id: scope,
    name,
    short_name: name,
    description,
    lang: language,
    dir: 'ltr',
    scope,
    start_url: `${scope}introduction/`,
    display: 'minimal-ui',
    background_color: ink[0],
    theme_color: petrol[600],
    icons: ICONS.map(({ file, size, purpose }) => ({
      src: baseUrl + file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
