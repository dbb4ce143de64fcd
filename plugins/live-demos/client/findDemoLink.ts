/** What follows the id in an address that leads to this demo; `null` when the address leads elsewhere or carries nothing. */
export function findDemoLink(id: string, hash: string): string | null {
  const start = `#demo-${id}?`;
  return hash.startsWith(start) ? hash.slice(start.length) : null;
}
