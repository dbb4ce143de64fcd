import type { ContentOrigins } from '../../../serve/headers/types';

/** Projects are sent to sandboxes as forms, see `openProject.ts`. */
export function contentOrigins(): ContentOrigins {
  return { form: ['https://stackblitz.com', 'https://codesandbox.io'] };
}
