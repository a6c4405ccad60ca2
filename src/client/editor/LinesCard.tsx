/** The lines of a quote while they are written, and the three ways to another one. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { QuoteLimits } from '@/contract';
import type { Zone } from '@/contract/quote/money';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { Rows } from '@/ui/shell';
import type { DraftLine } from './draft';
import { LineEditor } from './LineEditor';
import styles from './editor.module.scss';

interface LinesCardProps {
  lines: readonly DraftLine[];
  zones: readonly Zone[];
  limits: QuoteLimits;
  onChange: (line: DraftLine) => void;
  onMore: (line: DraftLine) => void;
  onGoods: () => void;
  onScan: () => void;
  onOwn: () => void;
}

export function LinesCard(props: LinesCardProps): ReactElement {
  const { lines, zones, limits, onChange, onMore, onGoods, onScan, onOwn } = props;
  return (
    <Card place="alone" pad="rows">
      <Rows
        rows={lines}
        keyOf={({ key }) => key}
        render={(line) => (
          <LineEditor
            line={line}
            at={lines.indexOf(line)}
            zone={zones[lines.indexOf(line)] ?? 'free'}
            limits={limits}
            onChange={onChange}
            onMore={() => onMore(line)}
          />
        )}
      />
      <View className={classes(styles.adds, lines.length > 0 && styles.below)}>
        <Button tone="plain" icon="plus" onPress={onGoods}>
          选商品
        </Button>
        <Button tone="plain" icon="scan" onPress={onScan}>
          扫条码
        </Button>
        <Button tone="plain" icon="edit" onPress={onOwn}>
          写一行
        </Button>
      </View>
    </Card>
  );
}
