export const STOCK_STATES = ['In stock', 'Low', 'Ordered'] as const;

export interface Article {
  sku: string;
  name: string;
  stock: number;
  state: (typeof STOCK_STATES)[number];
  counted: Date;
}

export const inventory: Article[] = [
  { sku: 'LMP-20', name: 'Lamp', stock: 48, state: 'In stock', counted: new Date(2025, 3, 1) },
  { sku: 'CHR-11', name: 'Task chair', stock: 6, state: 'Low', counted: new Date(2025, 3, 2) },
  { sku: 'CBL-07', name: 'Cable', stock: 310, state: 'In stock', counted: new Date(2025, 3, 1) },
  { sku: 'MON-27', name: 'Monitor', stock: 0, state: 'Ordered', counted: new Date(2025, 2, 28) },
  { sku: 'KEY-03', name: 'Keyboard', stock: 22, state: 'In stock', counted: new Date(2025, 3, 3) },
  { sku: 'DSK-60', name: 'Standing desk', stock: 3, state: 'Low', counted: new Date(2025, 3, 2) },
  { sku: 'HDS-14', name: 'Headset', stock: 41, state: 'In stock', counted: new Date(2025, 3, 3) },
  { sku: 'WHB-90', name: 'Whiteboard', stock: 0, state: 'Ordered', counted: new Date(2025, 2, 27) },
  { sku: 'DCK-05', name: 'Dock', stock: 17, state: 'In stock', counted: new Date(2025, 3, 4) },
  { sku: 'CAM-02', name: 'Webcam', stock: 9, state: 'Low', counted: new Date(2025, 3, 4) },
];
