/** A volunteer of a street festival. */
export interface Volunteer {
  id: number;
  name: string;
  team: string;
  shifts: number;
  confirmed: boolean;
}

export const volunteers: Volunteer[] = [
  { id: 1, name: 'Amara Diallo', team: 'Gates', shifts: 4, confirmed: true },
  { id: 2, name: 'Jonas Weber', team: 'First aid', shifts: 2, confirmed: true },
  { id: 3, name: 'Mei Tanaka', team: 'Stage', shifts: 5, confirmed: false },
  { id: 4, name: 'Pablo Ortega', team: 'Gates', shifts: 3, confirmed: true },
  { id: 5, name: 'Freya Holm', team: 'Kitchen', shifts: 1, confirmed: false },
  { id: 6, name: 'Samir Haddad', team: 'Stage', shifts: 3, confirmed: true },
  { id: 7, name: 'Lucie Moreau', team: 'Kitchen', shifts: 4, confirmed: true },
  { id: 8, name: 'Noah Clarke', team: 'First aid', shifts: 2, confirmed: false },
];
