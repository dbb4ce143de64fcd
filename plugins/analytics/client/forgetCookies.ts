/** Removes cookies by their names, from the host and from the domains above it, where they may have been set. */
export function forgetCookies(names: RegExp): void {
  try {
    expire(names);
  } catch {
    // A browser that refuses cookies has none to remove.
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
