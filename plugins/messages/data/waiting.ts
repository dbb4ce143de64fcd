/**
 * By version and family, messages that are not explained yet. Until they are, pages list them with the facts from the
 * packages. A message that an upgrade adds is in none of these lists and stops the build.
 */
export const WAITING: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {};
