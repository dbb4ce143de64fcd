export interface Visit {
  id: number;
  time: string;
  animal: string;
  reason: string;
}

export type Day = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday';

/** Appointments at a veterinary practice, by day. */
export const visits: Record<Day, Visit[]> = {
  Monday: [
    { id: 1, time: '09:00', animal: 'Moss, dog', reason: 'Vaccination' },
    { id: 2, time: '09:20', animal: 'Pixel, cat', reason: 'Dental check' },
  ],
  Tuesday: [
    { id: 3, time: '08:40', animal: 'Olive, goat', reason: 'Hoof care' },
    { id: 4, time: '09:00', animal: 'Bruno, dog', reason: 'Stitches out' },
    { id: 5, time: '09:40', animal: 'Kiwi, parrot', reason: 'Check-up' },
    { id: 6, time: '10:00', animal: 'Luna, cat', reason: 'Vaccination' },
    { id: 7, time: '10:20', animal: 'Toffee, rabbit', reason: 'Nail trim' },
    { id: 8, time: '11:00', animal: 'Rex, dog', reason: 'Blood test' },
    { id: 9, time: '11:20', animal: 'Mimi, cat', reason: 'Check-up' },
    { id: 10, time: '11:40', animal: 'Pepper, dog', reason: 'Vaccination' },
  ],
  Wednesday: [
    { id: 11, time: '09:00', animal: 'Hazel, hamster', reason: 'Check-up' },
    { id: 12, time: '09:40', animal: 'Nero, dog', reason: 'X-ray' },
    { id: 13, time: '10:20', animal: 'Sky, cat', reason: 'Vaccination' },
    { id: 14, time: '11:00', animal: 'Basil, tortoise', reason: 'Weigh-in' },
  ],
  Thursday: [],
};
