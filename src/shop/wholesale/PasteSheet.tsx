/** 粘贴订货单: code and quantity per line, read before anything changes. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { TextArea } from '@/ui/kit/TextArea';
import { Words } from '@/ui/kit/Words';
import { correctQty } from '@/domain/wholesale/ladder';
import { readPasted } from '@/domain/wholesale/draft';
import type { SheetRow } from './useSheet';
import styles from './Sheets.module.scss';

interface PasteSheetProps {
  open: boolean;
  rows: readonly SheetRow[];
  onClose: () => void;
  onFill: (lines: { skuId: string; qty: number }[]) => void;
}

export function PasteSheet({ open, rows, onClose, onFill }: PasteSheetProps) {
  const [text, setText] = useState('');
  const lines = readPasted(text).map((line) => {
    const row = rows.find(({ sku }) => sku.code === line.code);
    return { ...line, row, qty: row ? correctQty(line.qty, row.sku) : line.qty };
  });
  const good = lines.filter(({ row, qty }) => row && qty > 0);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="粘贴订货单"
      footer={
        <Button
          block
          size="l"
          disabled={good.length === 0}
          onPress={() => {
            onFill(good.map(({ code, qty }) => ({ skuId: code, qty })));
            setText('');
          }}
        >
          {good.length > 0 ? `填入 ${good.length} 行` : '填入'}
        </Button>
      }
    >
      <View className={styles.body}>
        <TextArea
          label="每行一个：商品编码 数量"
          rows={5}
          maxLength={2000}
          placeholder="100401 50"
          value={text}
          onInput={setText}
        />
        {lines.map(({ text: said, row, qty }, i) => (
          <View key={`${i}-${said}`} className={styles.line}>
            <Words size="value" className={styles.name}>
              {row ? `${row.goods.card.title} ${row.sku.specValues.join(' ')}` : said}
            </Words>
            <Text className={row && qty > 0 ? styles.figure : styles.bad}>
              {!row ? '没有这个编码' : qty > 0 ? `× ${qty}` : '没有数量'}
            </Text>
          </View>
        ))}
      </View>
    </Sheet>
  );
}
