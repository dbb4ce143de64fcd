/** Answers after 700 ms and refuses names with a digit. */
export async function saveName(itemId: string, name: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 700));
  if (/\d/.test(name)) {
    throw new Error(`“${name}” was refused`);
  }
}
