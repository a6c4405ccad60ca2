/** The tea fields by region. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf, TeaField } from '@/contract';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { List, type ListState } from '@/ui/shell';
import { FieldCard } from './FieldCard';
import { Part } from './Part';
import styles from './garden.module.scss';

interface FieldsProps {
  list: ListState<TeaField, DataOf<'tea.fields'>>;
  /** '' for all. */
  region: string;
  onRegion: (region: string) => void;
}

export function Fields({ list, region, onRegion }: FieldsProps): ReactElement {
  const { head } = list;
  return (
    <>
      <View className={styles.chips}>
        <ChipGroup label="产区" role="radiogroup">
          {['', ...(head?.regions ?? [])].map((one) => (
            <Chip key={one} role="radio" selected={one === region} onPress={() => onRegion(one)}>
              {one || '全部'}
            </Chip>
          ))}
        </ChipGroup>
      </View>
      <Part title={head && head.page.total > 0 ? `${head.page.total} 座茶园` : '茶园'}>
        <List
          list={list}
          keyOf={({ id }) => id}
          chunkClass={styles.fields}
          screenful={2}
          render={(field) => <FieldCard field={field} serverTime={head?.serverTime ?? 0} />}
          empty={
            region === '' ? (
              <Empty picture="tree" title="茶园建设中" text="开放认养后，茶园和茶树都在这里" />
            ) : (
              <Empty
                picture="tree"
                title="该产区茶园建设中"
                text="先看看别处的茶园"
                button="看全部"
                onPress={() => onRegion('')}
              />
            )
          }
        />
      </Part>
    </>
  );
}
