export interface Department {
  code: string;
  title: string;
  sections?: Department[];
}

export const hospital: Department[] = [
  {
    code: 'SUR',
    title: 'Surgery',
    sections: [
      { code: 'SUR-1', title: 'Day surgery' },
      { code: 'SUR-2', title: 'Recovery' },
    ],
  },
  { code: 'RAD', title: 'Radiology', sections: [{ code: 'RAD-1', title: 'Ultrasound' }] },
  { code: 'LAB', title: 'Laboratory' },
];
