import type { ContentOrigins } from '../../../serve/headers/types';

/** Allows forms to sandboxes, because projects are sent to them as forms, see `openProject.ts`. */
export function contentOrigins(): ContentOrigins {
  return { form: ['https://stackblitz.com', 'https://codesandbox.io'] };
}
