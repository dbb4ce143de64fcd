import type { GridInitialState } from '@mui/x-data-grid-pro';

let stored = '';

/** Keeps a view, as `PUT /me/views/wines` would; a view is plain JSON. */
export async function saveView(view: GridInitialState): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  stored = JSON.stringify(view);
}

/** Answers with the view that was saved last, if there is one. */
export async function loadView(): Promise<GridInitialState | undefined> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return stored ? JSON.parse(stored) : undefined;
}
