/** What the draw is checked with, and how: the seed's hash from the beginning, seed and list as soon as it was drawn. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ReleaseCard, ReleaseDraw } from '@/contract';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Section } from '@/ui/kit/SectionHead';
import { Note } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import styles from './rank.module.scss';

const HOW = [
  '种子的 SHA-256 与预约前公布的种子指纹一致。',
  '入围名单每行「号,总分,预约毫秒」，整份的 SHA-256 与名单指纹一致。',
  '每人的签是「种子:名单指纹:号」的 SHA-256，由小到大排，就是公布的次序。',
];

export function Proof({ draw, release }: { draw: ReleaseDraw; release: ReleaseCard }): ReactElement {
  const { feedback } = useStores();
  const copy = useAction(async (label: string, text: string) => {
    await platform.clipboard.copy(text);
    feedback.toast(`${label}已复制`);
  });
  const { seedHash, seed, listHash, list } = draw;
  const values: readonly [label: string, note: string, value: string | undefined][] = [
    ['种子指纹', seedHash, seedHash],
    ['抽签种子', seed ?? '公布时公开', seed],
    ['名单指纹', listHash ?? '公布时公开', listHash],
    ['入围名单', list === undefined ? '公布时公开' : `${list.split('\n').filter(Boolean).length} 行`, list],
  ];
  return (
    <View className={styles.proof}>
      <Section near title="怎么验" note={`前 ${release.drum} 名入围，种子抽出 ${release.quota} 位`} />
      <Cells place="alone">
        {values.map(([label, note, value]) => (
          <Cell
            key={label}
            label={label}
            note={<Note className={styles.hash}>{note}</Note>}
            arrow={false}
            {...(value ? { act: '复制', onPress: () => void copy.run(label, value) } : {})}
          />
        ))}
      </Cells>
      {HOW.map((line, index) => (
        <Note key={line} block className={styles.how}>{`${index + 1}. ${line}`}</Note>
      ))}
    </View>
  );
}
