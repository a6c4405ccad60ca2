/** After an adoption was paid: the tree with its plaque, by the name that it has now, and the ways on. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { relaunch, replace } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Picture } from '@/ui/kit/Picture';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title, Words } from '@/ui/kit/Words';
import { later, useBlock } from '@/ui/shell';
import { Plaque } from '../garden/Plaque';
import styles from './Adopted.module.scss';

const PosterSheet = later(() => import('@/domain/poster/PosterSheet').then(({ PosterSheet: part }) => part));

export function Adopted({ id }: { id: string }): ReactElement {
  const adoption = useBlock(() => call('tea.adoptView', { id }, { hide: true }), id)?.adoption;
  const [poster, setPoster] = useState(false);
  const name = adoption?.plaque ?? '';
  return (
    <View>
      <View className={styles.scene}>
        {adoption && <Picture fill src={adoption.tree.image} w={1170} alt="" priority />}
        <View className={styles.wood}>
          <Plaque name={name || '\u00a0'} note={adoption?.tree.code ?? '\u00a0'} />
        </View>
      </View>
      <Stack gap={6} align="center" className={styles.words}>
        <Title size="head" tracked role="status">
          认养成功
        </Title>
        <Words size="body">{adoption ? `「${name}」从今天起是你的树了` : '\u00a0'}</Words>
        <Note>{adoption ? `${adoption.field.name}　${adoption.tree.code} 号${adoption.tree.variety}` : '\u00a0'}</Note>
      </Stack>
      <Stack row gap={10} className={styles.ways}>
        <Button grow size="l" tone="line" onPress={() => setPoster(true)}>
          生成海报
        </Button>
        <Button grow size="l" onPress={() => replace('/pages/tea/rycg', { id })}>
          查看证书
        </Button>
      </Stack>
      <Stack align="center">
        <Button tone="plain" onPress={() => relaunch('/pages/tea/mine')}>
          完成
        </Button>
      </Stack>
      <PosterSheet kind="adopt" id={id} title="认养证书" open={poster} onClose={() => setPoster(false)} />
    </View>
  );
}
