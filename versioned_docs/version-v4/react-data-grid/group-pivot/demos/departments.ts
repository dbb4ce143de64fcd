import type { TreeNode } from './openNodes';

export interface Department extends TreeNode {
  name: string;
  staff: number;
}

/** Departments of a hospital, each after the one that it belongs to. */
export const departments: Department[] = [
  { id: 'med', parentId: null, name: 'Medicine', staff: 12 },
  { id: 'car', parentId: 'med', name: 'Cardiology', staff: 31 },
  { id: 'rhy', parentId: 'car', name: 'Rhythm clinic', staff: 8 },
  { id: 'pul', parentId: 'med', name: 'Lung clinic', staff: 17 },
  { id: 'sur', parentId: null, name: 'Surgery', staff: 9 },
  { id: 'hnd', parentId: 'sur', name: 'Hand surgery', staff: 14 },
];
