import { volunteers, type Volunteer } from './volunteers';

export const volunteerCount = volunteers.length;

/** Answers after 500 ms, as `GET /volunteers?page=1&size=4` would. */
export async function fetchVolunteers(page: number, size: number): Promise<Volunteer[]> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return volunteers.slice(page * size, (page + 1) * size);
}
