/** Removes cookies with matching names from the host and its parent domains, where they may have been set. */
export function forgetCookies(names: RegExp): void {
  try {
    expire(names);
  } catch {
    // A browser that blocks cookies throws, and has none to remove.
  }
}

function expire(names: RegExp): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, index) => labels.slice(index).join('.'));
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (names.test(name)) {
      for (const place of ['', ...domains.map((domain) => `; Domain=${domain}`)]) {
        document.cookie = `${name}=; Max-Age=0; Path=/${place}`;
      }
    }
  }
}
