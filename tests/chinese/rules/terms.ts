import type { ChineseRule } from '../types.ts';

/** A word that pages do not use, and the one that they do. */
interface Term {
  readonly avoid: RegExp;
  readonly use: string;
}

/** One word for one thing; calques that no engineer says. Code and the keywords of pages are left out. */
export const TERMS: readonly Term[] = [
  { avoid: /(?<!只供)演示(?!文稿)/g, use: '示例' },
  { avoid: /套餐/g, use: '方案' },
  { avoid: /组件族|组件家族/g, use: '组件系列' },
  { avoid: /柱形图|条形图/g, use: '柱状图' },
  { avoid: /服务器端/g, use: '服务端' },
  { avoid: /应答/g, use: '响应' },
  { avoid: /尚未定型/g, use: '不稳定' },
  { avoid: /快速开始/g, use: '快速上手' },
  { avoid: /您/g, use: '你' },
  { avoid: /按键之间等待/g, use: '防抖' },
  { avoid: /就地写出/g, use: '内联' },
  { avoid: /收起/g, use: '折叠' },
  { avoid: /分组条件/g, use: '分组依据' },
  { avoid: /(?:打开|关闭)单元格/g, use: '进入编辑或退出编辑' },
];

export const checkTerms: ChineseRule = ({ chinese }) =>
  chinese.blocks.flatMap(({ line, text }) =>
    findTerms(text).map((problem) => `${line} ${problem}`),
  );

/** Words to avoid in a text, code left out. */
export function findTerms(text: string): string[] {
  const words = text.replace(/`[^`]*`/g, '');
  return TERMS.flatMap(({ avoid, use }) =>
    [...words.matchAll(avoid)].map(([found]) => `write "${use}" instead of "${found}"`),
  );
}
