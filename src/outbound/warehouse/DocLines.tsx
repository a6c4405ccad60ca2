/** The lines of a document in the order of the shelves: counted by scan, by step or by number, with their batch. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { StockDocLine } from '@/contract';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Pressable } from '@/ui/kit/Pressable';
import { Quantity } from '@/ui/kit/Quantity';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import { Rows } from '@/ui/shell';
import type { Count } from './useDoc';
import styles from './desk.module.scss';

interface DocLinesProps {
  lines: readonly StockDocLine[];
  /** Whether they may be counted now. */
  open: boolean;
  onCount: (lineId: string, count: Count) => void;
}

export function DocLines({ lines, open, onCount }: DocLinesProps): ReactElement {
  return (
    <Card place="alone" clip>
      <Rows
        rows={lines}
        keyOf={({ id }) => id}
        render={(line) => <Line line={line} open={open} onCount={(count) => onCount(line.id, count)} />}
      />
    </Card>
  );
}

function Line({
  line,
  open,
  onCount,
}: {
  line: StockDocLine;
  open: boolean;
  onCount: (count: Count) => void;
}): ReactElement {
  const { title, specText, cover, barCode, shelf, qty, picked, unit, batch, batches } = line;
  const facts = [shelf, barCode, batch === '' || open ? '' : `批次 ${batch}`].filter((part) => part !== '');
  return (
    <Stack row gap={12} className={styles.pickLine}>
      <Pressable label={`查看${title}的图片`} onPress={() => go('/shop/pages/imgshow', { urls: [cover] })}>
        <Thumb src={cover} size={64} />
      </Pressable>
      <Stack grow>
        <Stack row gap={8} align="center" justify="between">
          <Words size="name">{title}</Words>
          {picked >= qty && <Tag tone="celadon">已拣足</Tag>}
        </Stack>
        <Note block>{specText}</Note>
        <Note block>{facts.join('　')}</Note>
        {open && batches.length > 0 && (
          <View className={styles.batches}>
            <ChipGroup label={`${title} 的批次`} role="radiogroup">
              {batches.map((one) => (
                <Chip key={one} role="radio" selected={one === batch} onPress={() => onCount({ batch: one })}>
                  {one}
                </Chip>
              ))}
            </ChipGroup>
          </View>
        )}
        <Stack row gap={8} align="center" justify="between" className={styles.count}>
          <Words size="sub" tone="soft" figures>{`需 ${qty} ${unit}，已拣 ${picked}`}</Words>
          {open && (
            <Stack row gap={8} align="center">
              {qty - picked > 1 && (
                <Button size="s" tone="line" label={`拣足 ${title}`} onPress={() => onCount({ picked: qty })}>
                  拣足
                </Button>
              )}
              <Quantity
                value={picked}
                max={qty}
                label={`${title} 已拣数量`}
                onChange={(value) => onCount({ picked: Math.min(qty, value) })}
              />
            </Stack>
          )}
        </Stack>
      </Stack>
    </Stack>
  );
}
