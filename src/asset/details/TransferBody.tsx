/** One transfer: what goes from whom to whom, why, with which pictures, and how it stands. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { AssetTransfer } from '@/contract';
import { go } from '@/core/routes';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Picture } from '@/ui/kit/Picture';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Title } from '@/ui/kit/Words';
import { AssetRow } from './AssetRow';
import { History } from './History';
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
          <Title>{assetsText(transfer)}</Title>
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
      <Section near title="资产">
        <Card place="alone" clip>
          {transfer.assets.map((asset) => (
            <AssetRow
              key={asset.id}
              asset={asset}
              keeperId={asset.custodian?.id}
              onPress={() => go('/asset/pages/details', { id: asset.id })}
            />
          ))}
        </Card>
      </Section>
      <History title="经过" rows={transfer.log} />
    </>
  );
}
