/** 推荐, the first row of the rail: the fullest kinds of all classes. Its id is empty, as it stands for all goods. Beside it, what a class says of itself. */
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

/** 从生饼到小青柑，14 款在架: of a class with several kinds, without the second half of a double name. */
export function sentenceOf({ id, count, children = [] }: CategoryNode): string {
  if (id === '') return '不知道喝什么，从这里挑';
  const kinds = children.filter((leaf) => leaf.count > 0).map(({ name }) => name.split('·')[0]);
  return kinds.length > 1 ? `从${kinds[0]}到${kinds[kinds.length - 1]}，${count} 款在架` : `${count} 款在架，慢慢挑`;
}
