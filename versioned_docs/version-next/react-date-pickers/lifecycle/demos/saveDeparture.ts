/** A server that answers after 600 ms and refuses Sundays. */
export async function saveDeparture(date: string): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  if (new Date(date).getUTCDay() === 0) {
    throw new Error('no departures on Sundays');
  }
}
