/** The same trees as the map, one line each. */
import type { ReactElement } from 'react';
import type { TeaTree } from '@/contract';
import { call } from '@/core/api';
import { Empty } from '@/ui/kit/Empty';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Words } from '@/ui/kit/Words';
import { List, useList } from '@/ui/shell';
import { asked, type TreeFilter } from './filter';
import { TREE_WORDS } from './labels';
import styles from './TreeList.module.scss';

interface TreeListProps {
  fieldId: string;
  filter: TreeFilter;
  round: number;
  onOpen: (tree: TeaTree) => void;
  onAll: () => void;
}

export function TreeList({ fieldId, filter, round, onOpen, onAll }: TreeListProps): ReactElement {
  const list = useList(
    (page) => call('tea.fieldTrees', { id: fieldId, ...asked(filter), page }),
    [fieldId, JSON.stringify(filter), round],
  );
  return (
    <List
      list={list}
      keyOf={({ id }) => id}
      chunkClass={styles.rows}
      render={(tree) => (
        <Pressable className={styles.row} onPress={() => onOpen(tree)}>
          <Thumb src={tree.image} size={56} />
          <Stack grow>
            <Words size="name" figures>
              {tree.code}
            </Words>
            <Note lines={1}>{`${tree.age} 年${tree.variety}${tree.plaque ? `　「${tree.plaque}」` : ''}`}</Note>
          </Stack>
          <Tag tone={TREE_WORDS[tree.state].tone}>{TREE_WORDS[tree.state].text}</Tag>
        </Pressable>
      )}
      empty={
        <Empty picture="search" title="没有这样的茶树" text="换个树龄或品种看看" button="看全部" onPress={onAll} />
      }
    />
  );
}
