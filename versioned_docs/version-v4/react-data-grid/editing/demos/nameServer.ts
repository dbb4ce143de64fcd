/**
 * Says whether a dish on another menu of the house has this name. Names of less than nine letters are on many menus, so
 * that the answer takes 1.2 seconds instead of 0.3.
 */
export async function isNameTaken(name: string): Promise<boolean> {
  await new Promise((resolve) => {
    setTimeout(resolve, name.length < 9 ? 1200 : 300);
  });
  return ['goulash', 'ratatouille'].includes(name.trim().toLowerCase());
}
