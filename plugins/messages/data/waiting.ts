/**
 * By version and family, the messages that are still to be explained: until then pages list them with what the packages
 * tell. A message that an upgrade brings is in none of these lists, and stops the build.
 */
export const WAITING: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {};
