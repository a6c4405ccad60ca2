/** One tree: its four seasons, what it is like, whose plaque it carries, and what an adoption costs. */
import { useEffect, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf, TeaTree } from '@/contract';
import { call } from '@/core/api';
import { shortYuan } from '@/core/lib/money';
import { useShare } from '@/domain/poster/useShare';
import { Button } from '@/ui/kit/Button';
import { Figures } from '@/ui/kit/Figures';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { useAction, useBlock, useLogin } from '@/ui/shell';
import { Opening } from './Opening';
import { leftText } from './PlanCards';
import { gramsText, TREE_WORDS } from './labels';
import styles from './TreeSheet.module.scss';

type Seen = DataOf<'tea.treeView'>;
interface TreeSheetProps {
  id: string;
  open: boolean;
  /** Another number: it is read anew. */
  round: number;
  onClose: () => void;
  /** Another tree, nearby. */
  onNear: (tree: TeaTree) => void;
  onAdopt: (tree: TeaTree) => void;
}

export function TreeSheet({ id, open, round, onClose, onNear, onAdopt }: TreeSheetProps): ReactElement {
  const answer = useBlock(() => call('tea.treeView', { id }), id, round);
  // While another tree is asked for, the one before it is not shown under its name.
  const seen = answer?.tree.id === id ? answer : undefined;
  const sharing = useShare({ kind: 'tree', id });
  const isMine = seen?.pending !== undefined;
  const free = seen !== undefined && (seen.tree.state === 'free' || isMine);
  return (
    <>
      <Sheet
        open={open}
        title={seen?.tree.code ?? '茶树'}
        onClose={onClose}
        footer={
          seen && (
            <Stack row gap={8} grow>
              <Collect key={seen.tree.id} seen={seen} />
              <Button grow size="l" tone="line" onPress={sharing.share}>
                分享
              </Button>
              <Button grow size="l" disabled={!free} onPress={() => onAdopt(seen.tree)}>
                {isMine ? '继续认养' : free ? '认养它' : seen.tree.state === 'adopted' ? '已被认养' : '保留中'}
              </Button>
            </Stack>
          )
        }
      >
        {seen ? <Tree seen={seen} onNear={onNear} /> : <Opening className={styles.opening} />}
      </Sheet>
      {sharing.sheet}
    </>
  );
}

function Collect({ seen }: { seen: Seen }): ReactElement {
  const login = useLogin();
  const [collected, setCollected] = useState(seen.collected);
  useEffect(() => setCollected(seen.collected), [seen.collected]);
  const collect = useAction(async () => {
    const { on } = await call('collect.create', { kind: 'tree', targetId: seen.tree.id, on: !collected });
    setCollected(on);
  });
  return (
    <Button grow size="l" tone="line" busy={collect.pending} onPress={() => login(collect.run)}>
      {collected ? '已收藏' : '收藏'}
    </Button>
  );
}

function Tree({ seen, onNear }: { seen: Seen; onNear: (tree: TeaTree) => void }): ReactElement {
  const { tree, field, photos, plans, height, crown, history, near } = seen;
  const facts = [
    { label: '树龄', value: `${tree.age} 年` },
    { label: '品种', value: tree.variety },
    { label: '树高', value: `${(height / 100).toFixed(1)} m` },
    { label: '冠幅', value: `${(crown / 100).toFixed(1)} m` },
  ];
  return (
    <View>
      <View className={styles.photos}>
        {photos.map(({ key, label, value }) => (
          <View key={key} className={styles.photo}>
            <Picture src={String(value)} w={240} ratio={1} alt={`${label}天的样子`} />
            <Text className={styles.season}>{label}</Text>
          </View>
        ))}
      </View>
      <View className={styles.line}>
        <Words size="name">{`${field.name}，海拔 ${field.altitude} m`}</Words>
        <Tag tone={TREE_WORDS[tree.state].tone}>{TREE_WORDS[tree.state].text}</Tag>
      </View>
      {tree.plaque !== undefined && <Text className={styles.plaque}>{`铭牌「${tree.plaque}」`}</Text>}
      <Figures className={styles.facts} size="name" layout="start" labelFirst rows={facts} />
      {history.map(({ key, label, value }) => (
        <View key={key} className={styles.row}>
          <Note>{label}</Note>
          <Text>{String(value)}</Text>
        </View>
      ))}
      {plans.map((plan) => (
        <View key={plan.id} className={styles.row}>
          <Text>{`${plan.name}，每年约 ${gramsText(plan.yieldGrams)}`}</Text>
          <Stack row gap={8} align="baseline">
            <Note>{leftText(plan)}</Note>
            {plan.left > 0 && <Text className={styles.price}>{shortYuan(plan.price)}</Text>}
          </Stack>
        </View>
      ))}
      {tree.state !== 'free' && near.length > 0 && (
        <View>
          <Text className={styles.next}>看看邻近的树</Text>
          <View className={styles.near}>
            {near.map((one) => (
              <Pressable key={one.id} className={styles.other} onPress={() => onNear(one)}>
                <Words size="sub" figures>
                  {one.code}
                </Words>
                <Note>{`${one.age} 年${one.variety}`}</Note>
              </Pressable>
            ))}
          </View>
        </View>
      )}
    </View>
  );
}
