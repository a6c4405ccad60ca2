/** 选择地区: province, city, district from the server, one level at a time; what was chosen stands above and can be gone back to. */
import { useEffect, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { ProvinceNode } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Sheet } from '@/ui/kit/Sheet';
import { Spinner } from '@/ui/kit/Spinner';
import { Stack } from '@/ui/kit/Stack';
import { Tabs } from '@/ui/kit/Tabs';
import { loadRegions, pathOf, regionOf, type Region } from './regions';
import styles from './RegionSheet.module.scss';

export interface RegionSheetProps {
  open: boolean;
  onClose: () => void;
  /** Told once, when the last level is chosen; the caller closes the sheet. */
  onPick: (region: Region) => void;
  /** Code chosen before: the sheet opens at its level. */
  value?: string;
  /** How many levels: 3 down to the district, 2 down to the city. */
  levels?: 2 | 3;
  title?: string;
}

const NAMES = ['选择省份', '选择城市', '选择区县'] as const;

export function RegionSheet({
  open,
  onClose,
  onPick,
  value = '',
  levels = 3,
  title = '选择地区',
}: RegionSheetProps): ReactElement {
  const [path, setPath] = useState<readonly ProvinceNode[]>([]);
  const [level, setLevel] = useState(0);

  useEffect(() => {
    if (!open) return undefined;
    let current = true;
    setPath([]);
    setLevel(0);
    if (value)
      pathOf(value).then(
        (found) => {
          if (!current) return;
          const kept = found.slice(0, levels);
          const last = kept[kept.length - 1];
          setPath(kept);
          setLevel(last && !last.leaf && kept.length < levels ? kept.length : Math.max(0, kept.length - 1));
        },
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [open, value, levels]);

  const take = (node: ProvinceNode) => {
    const next = [...path.slice(0, level), node];
    setPath(next);
    if (node.leaf || next.length === levels) onPick(regionOf(next));
    else setLevel(next.length);
  };
  const shown = Math.min(path.length + 1, levels);
  const tabs = Array.from({ length: shown }, (_, at) => ({ id: String(at), label: path[at]?.name ?? NAMES[at] ?? '' }));

  return (
    <Sheet open={open} onClose={onClose} title={title} bare>
      <Tabs path items={tabs} current={String(level)} label="地区层级" onChange={(id) => setLevel(Number(id))} />
      {open && (
        <Level
          key={level === 0 ? '' : path[level - 1]?.code}
          parent={level === 0 ? '' : (path[level - 1]?.code ?? '')}
          chosen={path[level]?.code}
          onTake={take}
        />
      )}
    </Sheet>
  );
}

function Level({ parent, chosen, onTake }: { parent: string; chosen?: string; onTake: (node: ProvinceNode) => void }) {
  const [rows, setRows] = useState<readonly ProvinceNode[] | 'failed'>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    setRows(undefined);
    loadRegions(parent).then(
      (answer) => current && setRows(answer),
      () => current && setRows('failed'),
    );
    return () => {
      current = false;
    };
  }, [parent, round]);

  if (rows === undefined)
    return (
      <Stack gap={12} align="center" justify="center" className={styles.state} role="status" aria-label="加载中">
        <Spinner />
      </Stack>
    );
  if (rows === 'failed')
    return (
      <Stack gap={12} align="center" justify="center" className={styles.state} role="alert">
        <Text className={styles.failed}>地区没有读到，检查网络后再试</Text>
        <Button tone="line" size="s" onPress={() => setRound((count) => count + 1)}>
          重试
        </Button>
      </Stack>
    );
  return (
    <View className={styles.rows} role="radiogroup" aria-label="地区">
      {rows.map((node) => (
        <Pressable
          key={node.code}
          className={`${styles.row} ${node.code === chosen ? styles.on : ''}`}
          role="radio"
          checked={node.code === chosen}
          onPress={() => onTake(node)}
        >
          <Text>{node.name}</Text>
          {node.code === chosen && <Icon name="check" size={18} />}
        </Pressable>
      ))}
    </View>
  );
}
