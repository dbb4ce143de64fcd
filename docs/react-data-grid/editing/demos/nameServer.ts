/** Answers after 400 ms whether a dish on another menu of the house has this name. */
export async function isNameTaken(name: string): Promise<boolean> {
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  return ['goulash', 'ratatouille'].includes(name.trim().toLowerCase());
}
