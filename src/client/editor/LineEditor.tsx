/** One line while it is written: pieces, discount and price follow each other, and its colour says how far it may go. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { QuoteLimits } from '@/contract';
import { lineAmount, type Zone } from '@/contract/quote/money';
import { formatFen, grouped } from '@/core/lib/money';
import { Icon } from '@/ui/kit/Icon';
import { IconButton } from '@/ui/kit/IconButton';
import { Item } from '@/ui/kit/Item';
import { Quantity } from '@/ui/kit/Quantity';
import { Tag } from '@/ui/kit/Tag';
import { TextField } from '@/ui/kit/TextField';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Words } from '@/ui/kit/Words';
import { Stack } from '@/ui/kit/Stack';
import { foldText, pickText, stockText } from '../paper/words';
import { netBp, netPrice, withFold, withPrice, withQty, type DraftLine } from './draft';
import { FoldBox, PriceBox } from './FigureBox';
import styles from './editor.module.scss';

interface LineEditorProps {
  line: DraftLine;
  at: number;
  zone: Zone;
  limits: QuoteLimits;
  onChange: (line: DraftLine) => void;
  /** How it is picked, its place, and away with it. */
  onMore: () => void;
}

export const nameOf = ({ title }: DraftLine, at: number): string => (title.trim() === '' ? `第 ${at + 1} 行` : title);

export function LineEditor({ line, at, zone, limits, onChange, onMore }: LineEditorProps): ReactElement {
  const name = nameOf(line, at);
  const short = stockText(line);
  return (
    <View className={styles.line}>
      <Item
        title={name}
        leading={line.cover !== '' && <Thumb src={line.cover} size={56} />}
        notes={[notesOf(line, zone, limits)]}
      >
        {line.pick !== 'must' && <Tag tone="gold">{pickText(line)}</Tag>}
        <IconButton icon="more" label={`更多 ${name}`} onPress={onMore} />
      </Item>
      {line.skuId === undefined && <OwnWords line={line} onChange={onChange} />}
      <View className={styles.figures}>
        <View className={styles.pieces}>
          <Note block>数量</Note>
          <Quantity tall label={name} value={line.qty} onChange={(qty) => onChange(withQty(line, qty))} />
        </View>
        <FoldBox of={name} zone={zone} bp={netBp(line)} onChange={(fold) => onChange(withFold(line, fold))} />
        <PriceBox of={name} zone={zone} fen={netPrice(line)} onChange={(fen) => onChange(withPrice(line, fen))} />
      </View>
      <View className={styles.result}>
        <ZoneWords zone={zone} limits={limits} />
        <Words size="body" medium figures>
          {grouped(formatFen(lineAmount(line)))}
        </Words>
      </View>
      {short !== '' && <Note block>{short}</Note>}
    </View>
  );
}

/** What it is, what the shop takes for it, what is there; under the floor also where that is. */
const notesOf = ({ skuId, specText, listPrice, stock }: DraftLine, zone: Zone, { managerBp }: QuoteLimits): string =>
  [
    skuId === undefined ? '' : specText,
    skuId === undefined ? '' : `零售\u00a0${grouped(formatFen(listPrice))}`,
    skuId !== undefined && zone === 'floor'
      ? `底价 ${formatFen(lineAmount({ qty: 1, price: listPrice, discountBp: managerBp }))}`
      : '',
    stock === undefined ? '' : `存\u00a0${stock}`,
  ]
    .filter((text) => text !== '')
    .join('　');

const COLOURS = { free: styles.freeWords, review: styles.reviewWords, floor: styles.floorWords };

function ZoneWords({ zone, limits }: { zone: Zone; limits: QuoteLimits }): ReactElement {
  const words: Record<Zone, string> = {
    free: '在你的权限内',
    review: `低于 ${foldText(limits.staffBp)}，要主管批`,
    floor: '低于底价，不能提交',
  };
  return (
    <Stack row gap={6} align="center" className={COLOURS[zone]}>
      <Icon name={zone === 'free' ? 'check' : 'warn'} size={16} />
      <Words size="sub">{words[zone]}</Words>
    </Stack>
  );
}

/** A line that is no goods of the house says itself what it is. */
function OwnWords({ line, onChange }: Pick<LineEditorProps, 'line' | 'onChange'>): ReactElement {
  return (
    <>
      <TextField label="名称" value={line.title} maxLength={60} onInput={(title) => onChange({ ...line, title })} />
      <TextField
        label="规格（选填）"
        value={line.specText}
        maxLength={60}
        onInput={(specText) => onChange({ ...line, specText })}
      />
    </>
  );
}
