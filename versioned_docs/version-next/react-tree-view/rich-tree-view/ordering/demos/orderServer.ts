/** Answers after 700 ms, and refuses to take anything out of the sled. */
export async function saveMove(from: string | null, to: string | null): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 700));
  if (from === 'sled' && to !== 'sled') {
    throw new Error('The server refused this move');
  }
}
