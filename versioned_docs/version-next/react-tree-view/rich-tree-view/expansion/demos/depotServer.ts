export interface Depot {
  id: string;
  label: string;
  childCount: number;
}

const answers: Record<string, Depot[]> = {
  kenya: [
    { id: 'mombasa', label: 'Mombasa', childCount: 2 },
    { id: 'kisumu', label: 'Kisumu', childCount: 0 },
  ],
  mombasa: [
    { id: 'hall-a', label: 'Hall A', childCount: 0 },
    { id: 'hall-b', label: 'Hall B', childCount: 0 },
  ],
  peru: [{ id: 'callao', label: 'Callao', childCount: 0 }],
};

let perusAnswers = 0;

/** Answers after 800 ms; the first question about Peru fails. */
export async function fetchDepots(parentId: string): Promise<Depot[]> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  if (parentId === 'peru' && perusAnswers++ === 0) {
    throw new Error('503');
  }
  return answers[parentId] ?? [];
}
