export interface Loan {
  id: string;
  instrument: string;
  borrower: string;
  phone: string;
  remarks: string;
}

/** Instruments that a music school lends out. */
export const loans: Loan[] = [
  {
    id: 'VLN-03',
    instrument: 'Violin 3/4',
    borrower: 'Amira Haddad',
    phone: '555 0142',
    remarks: 'New strings in January. The chin rest is loose; the workshop has the spare part.',
  },
  {
    id: 'CLO-11',
    instrument: 'Cello 1/2',
    borrower: 'Jonas Weber',
    phone: '555 0187',
    remarks: 'Soft case only.',
  },
  {
    id: 'HRN-02',
    instrument: 'French horn',
    borrower: 'Mei Tanaka',
    phone: '555 0119',
    remarks:
      'The third valve sticks when cold. Oil it before each concert and after each rehearsal.',
  },
  {
    id: 'OBO-01',
    instrument: 'Oboe',
    borrower: 'Lucas Moreau',
    phone: '555 0165',
    remarks: 'Two reeds included.',
  },
];
