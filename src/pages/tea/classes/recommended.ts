/** 推荐, the first row of the rail: the fullest kinds of all classes. Its id is empty, as it stands for all goods. */
import type { CategoryNode } from '@/contract';

const MOST = 9;

export function withRecommended(tree: readonly CategoryNode[]): CategoryNode[] {
  const classes = tree.filter((node) => node.count > 0);
  const [first] = classes;
  if (!first) return [];
  const kinds = classes
    .flatMap((node) => node.children ?? [])
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST);
  const count = classes.reduce((sum, node) => sum + node.count, 0);
  return [{ ...first, id: '', parentId: '', name: '推荐', count, children: kinds }, ...classes];
}
