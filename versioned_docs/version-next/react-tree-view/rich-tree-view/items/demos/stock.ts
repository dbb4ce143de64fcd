export interface StockItem {
  sku: string;
  label: string;
  children?: StockItem[];
}

export const stock: StockItem[] = [
  {
    sku: 'WHL',
    label: 'Wheels',
    children: [
      { sku: 'WHL-RIM-28', label: 'Rim, 28 inch' },
      { sku: 'WHL-TYR-28', label: 'Tyre, 28 inch' },
    ],
  },
  {
    sku: 'BRK',
    label: 'Brakes',
    children: [{ sku: 'BRK-PAD-R', label: 'Brake pads, rear' }],
  },
];
