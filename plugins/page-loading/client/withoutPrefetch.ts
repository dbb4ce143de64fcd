/** Disables prefetching. Docusaurus calls this before its first render, when its global exists but no link does. */
export function onRouteUpdate(): void {
  if (window.docusaurus !== undefined) {
    // The object is frozen, so replace it as a whole.
    window.docusaurus = { ...window.docusaurus, prefetch: () => false };
  }
}
