/** The head of a document: what it is, for whom, how far it is. */
import type { ReactElement } from 'react';
import type { StockDoc } from '@/contract';
import { fullTime } from '@/core/lib/time';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Notice } from '@/ui/kit/Notice';
import { Progress } from '@/ui/kit/Progress';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Title, Words } from '@/ui/kit/Words';
import { MINE_TO_CHECK, SOURCES, STATES, titleOf } from './labels';
import styles from './desk.module.scss';

interface DocHeadProps {
  doc: StockDoc;
  picked: number;
  onCopy: (text: string) => void;
}

export function DocHead({ doc, picked, onCopy }: DocHeadProps): ReactElement {
  const { card, source, address, place, parcel, note, shortage, warning } = doc;
  const { label, tone } = STATES[card.status];
  const share = card.qty === 0 ? 0 : (picked / card.qty) * 100;
  return (
    <>
      {warning && <Notice tone="warn">{warning}</Notice>}
      <Card place="next" pad="all">
        <Stack row gap={8} align="center" justify="between">
          <Title size="head">{titleOf(card.kind)}</Title>
          <Stack row gap={6} align="center" wrap>
            {card.urgent && <Tag tone="warn">加急</Tag>}
            <Tag tone={tone}>{doc.can.includes('pass') ? MINE_TO_CHECK : label}</Tag>
          </Stack>
        </Stack>
        <Note block>{`${card.no}　${card.warehouse}`}</Note>
        <Stack gap={8} className={styles.progress}>
          <Words size="display" serif figures>{`${picked} / ${card.qty}`}</Words>
          <Progress value={share} tone="celadon" label={`已拣 ${picked}，共 ${card.qty}`} />
        </Stack>
      </Card>
      <Card place="next" clip>
        <Cells>
          {source && source.no !== '' && (
            <Cell label={SOURCES[source.kind]} act="复制" onPress={() => onCopy(source.no)}>
              {source.no}
            </Cell>
          )}
          {address ? (
            <Cell
              label={`${address.name} ${address.mobile}`}
              note={address.text}
              act="复制"
              onPress={() => onCopy(`${address.name} ${address.mobile} ${address.text}`)}
            />
          ) : (
            <Cell label={place === undefined ? '门店' : '到店自提'}>{place ?? card.target}</Cell>
          )}
          {parcel && (
            <Cell label="快递" act="复制" onPress={() => onCopy(parcel.trackingNo)}>
              {`${parcel.company} ${parcel.trackingNo}`}
            </Cell>
          )}
          {card.picker && <Cell label="拣货人">{card.picker}</Cell>}
          {note !== '' && <Cell label="备注">{note}</Cell>}
          {shortage !== '' && <Cell label="缺货原因">{shortage}</Cell>}
          <Cell label="生成时间">{fullTime(card.createdAt)}</Cell>
        </Cells>
      </Card>
    </>
  );
}
