/** One transfer: what goes from whom to whom, why, with which pictures, and how it stands. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { AssetTransfer } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Picture } from '@/ui/kit/Picture';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Steps } from '@/ui/kit/Steps';
import { Tag } from '@/ui/kit/Tag';
import { Note } from '@/ui/kit/Words';
import { AssetRow } from './AssetRow';
import { assetsText, TRANSFER_STATUS } from './labels';
import styles from './details.module.scss';

const Photos = ({ label, urls }: { label: string; urls: readonly string[] }): ReactElement | null =>
  urls.length === 0 ? null : (
    <View className={styles.photos}>
      {urls.map((url, at) => (
        <View key={url} className={styles.photo}>
          <Picture src={url} w={240} ratio={1} alt={`${label} ${at + 1}`} />
        </View>
      ))}
    </View>
  );

export function TransferBody({ transfer }: { transfer: AssetTransfer }): ReactElement {
  const [word, tone] = TRANSFER_STATUS[transfer.status];
  const { from, to } = transfer;
  return (
    <>
      <Card pad="all" className={styles.head}>
        <Stack grow>
          <Text className={styles.title}>{assetsText(transfer)}</Text>
          <Note>{transfer.no}</Note>
        </Stack>
        <Tag tone={tone}>{word}</Tag>
      </Card>
      <Cells place="alone">
        <Cell label="从" note={from.storeName}>{`${from.name} ${from.no}`}</Cell>
        <Cell label="到" note={`${transfer.toStore} · ${transfer.toDept}`}>{`${to.name} ${to.no}`}</Cell>
        <Cell label="原因">{transfer.reason}</Cell>
        {transfer.note !== undefined && <Cell label="答复">{transfer.note}</Cell>}
      </Cells>
      <Photos label="调拨照片" urls={transfer.photos} />
      <Photos label="接收照片" urls={transfer.answerPhotos} />
      <View className={styles.section}>
        <SectionHead title="资产" />
      </View>
      <View className={styles.list}>
        {transfer.assets.map((asset) => (
          <AssetRow key={asset.id} asset={asset} onPress={() => go('/asset/pages/details', { id: asset.id })} />
        ))}
      </View>
      <View className={styles.section}>
        <SectionHead title="经过" />
      </View>
      <Card place="alone" pad="all">
        <Steps
          label="经过"
          history
          items={transfer.log.map(({ key, label, value }) => ({
            id: key,
            title: label,
            time: formatTime(Number(value), 'YYYY/MM/DD h:m'),
          }))}
        />
      </Card>
    </>
  );
}
