import type { ChineseRule } from '../types.ts';

/** A word to avoid, and its replacement. */
interface Term {
  readonly avoid: RegExp;
  readonly use: string;
}

/**
 * Ensures that each thing has one name, and avoids calques that no engineer uses. Code and keywords of pages are
 * ignored.
 */
const TERMS: readonly Term[] = [
  { avoid: /(?<!只供)演示(?!文稿)/g, use: '示例' },
  { avoid: /套餐/g, use: '方案' },
  { avoid: /组件族|组件家族/g, use: '组件系列' },
  { avoid: /柱形图|条形图/g, use: '柱状图' },
  { avoid: /服务器端/g, use: '服务端' },
  { avoid: /应答/g, use: '响应' },
  { avoid: /列头/g, use: '列标题' },
  { avoid: /播报/g, use: '读出' },
  { avoid: /停留点/g, use: '停靠点' },
  { avoid: /不受控/g, use: '非受控' },
  { avoid: /读屏软件/g, use: '屏幕阅读器' },
  { avoid: /抛出异常/g, use: '抛出错误' },
  { avoid: /绘图区域/g, use: '绘图区' },
  { avoid: /辅助文本/g, use: '辅助文字' },
  { avoid: /占位文本/g, use: '占位文字' },
  { avoid: /触屏/g, use: '触摸屏' },
  { avoid: /清除按钮/g, use: '清空按钮' },
  { avoid: /移动端形式/g, use: '移动版' },
  { avoid: /桌面端形式/g, use: '桌面版' },
  { avoid: /静态形式/g, use: '静态版' },
  { avoid: /没有子节点的节点/g, use: '叶子节点' },
  { avoid: /格式符号/g, use: '格式标记' },
  { avoid: /兑现/g, use: 'resolve' },
  { avoid: /次要版本/g, use: '次版本' },
  { avoid: /定制/g, use: '自定义' },
  { avoid: /扇形(?!图)/g, use: '扇区' },
  { avoid: /尚未定型/g, use: '不稳定' },
  { avoid: /快速开始/g, use: '快速上手' },
  { avoid: /您/g, use: '你' },
  { avoid: /按键之间等待/g, use: '防抖' },
  { avoid: /就地写出/g, use: '内联' },
  { avoid: /收起/g, use: '折叠' },
  { avoid: /分组条件/g, use: '分组依据' },
  { avoid: /(?:打开|关闭)单元格/g, use: '进入编辑或退出编辑' },
  { avoid: /选项卡/g, use: '标签页' },
  { avoid: /涟漪/g, use: '水波纹' },
  { avoid: /服务器组件/g, use: '服务端组件' },
  { avoid: /悬浮操作按钮/g, use: '浮动操作按钮' },
  { avoid: /请改用/g, use: '改用' },
];

export const checkTerms: ChineseRule = ({ chinese }) =>
  chinese.blocks.flatMap(({ line, text }) =>
    findTerms(text).map((problem) => `${line} ${problem}`),
  );

/** Finds words to avoid in a text, except in code. */
export function findTerms(text: string): string[] {
  const words = text.replace(/`[^`]*`/g, '');
  return TERMS.flatMap(({ avoid, use }) =>
    [...words.matchAll(avoid)].map(([found]) => `write "${use}" instead of "${found}"`),
  );
}
