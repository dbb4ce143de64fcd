/** Front matter of a generated page: nobody edits it, and its neighbours are in the sidebar. */
export function renderFrontMatter(
  fields: Readonly<Record<string, string | number | boolean>>,
): string {
  const lines = Object.entries({
    ...fields,
    custom_edit_url: null,
    pagination_prev: null,
    pagination_next: null,
  }).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---`;
}
