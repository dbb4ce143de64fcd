const BOOKS = ['A Night in May', 'Night Trains', 'The Long Night', 'Winter Light'];

/** Answers after 500 ms, and refuses the search for "x". */
export async function searchBooks(text: string): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (text === 'x') throw new Error('The server is busy');
  return BOOKS.filter((title) => title.toLowerCase().includes(text.toLowerCase()));
}
