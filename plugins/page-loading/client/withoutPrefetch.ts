/** Docusaurus calls this before its first render, when its global is there and no link is. */
export function onRouteUpdate(): void {
  if (window.docusaurus !== undefined) {
    // Frozen, so that it can only be replaced whole.
    window.docusaurus = { ...window.docusaurus, prefetch: () => false };
  }
}
