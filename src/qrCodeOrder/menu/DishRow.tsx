/** A dish of the menu: what it is, who at the table has it already, and the way to have it. */
import { View } from '@tarojs/components';
import type { ScanProduct, SeatLine } from '@/contract';
import { Avatar } from '@/ui/kit/Avatar';
import { Badge } from '@/ui/kit/Badge';
import { Button } from '@/ui/kit/Button';
import { classes } from '@/ui/kit/classes';
import { IconButton } from '@/ui/kit/IconButton';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { MemberPrice, Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import { Stepper } from '@/ui/kit/Stepper';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import styles from './DishRow.module.scss';

/** From here on a row says how few portions are left today. */
const FEW = 5;

export interface DishActs {
  /** Somebody looks only: closed, or not at this table. */
  locked: boolean;
  /** The table staff take a dish off for today. */
  staff: boolean;
  meId: string | undefined;
  onOpen: (dish: ScanProduct) => void;
  onAdd: (dish: ScanProduct) => void;
  onStep: (line: SeatLine, qty: number) => void;
  onSoldOut: (dish: ScanProduct) => void;
}

interface DishRowProps {
  dish: ScanProduct;
  /** Of this dish, whoever added them. */
  lines: readonly SeatLine[];
  acts: DishActs;
}

export const hasChoices = ({ hasSpec, hasFeeding, isSet }: ScanProduct): boolean => hasSpec || hasFeeding || isSet;

export function DishRow({ dish, lines, acts }: DishRowProps) {
  const people = [...new Map(lines.map(({ addedBy }) => [addedBy.id, addedBy])).values()];
  return (
    <View className={classes(styles.row, dish.soldOut && styles.out)}>
      <Pressable className={styles.art} label={`${dish.title}，看详情`} role="link" onPress={() => acts.onOpen(dish)}>
        <Picture src={dish.cover} w={240} ratio={1} alt="" />
      </Pressable>
      <View className={styles.words}>
        <Words size="body" lines={1}>
          {dish.title}
        </Words>
        <Note lines={1}>{dish.intro}</Note>
        <Stack row gap={6} wrap align="center">
          {dish.tags.slice(0, 1).map((tag) => (
            <Tag key={tag} tone="gold">
              {tag}
            </Tag>
          ))}
          {people.map(({ id, avatar, nickname }) => (
            <View key={id} className={classes(styles.who, id === acts.meId && styles.mine)}>
              <Avatar src={avatar} name={nickname} size={18} />
              <Words size="caption">{id === acts.meId ? '我' : nickname}</Words>
            </View>
          ))}
        </Stack>
        <View className={styles.foot}>
          <Stack gap={2}>
            <Price fen={dish.price} tone={dish.soldOut ? 'ink' : 'price'} />
            {dish.memberPrice !== undefined && <MemberPrice fen={dish.memberPrice} />}
          </Stack>
          <View className={styles.act}>
            <Act dish={dish} lines={lines} acts={acts} />
          </View>
        </View>
        {!dish.soldOut && dish.left !== undefined && dish.left <= FEW && (
          <Words size="caption" tone="warn">{`剩 ${dish.left} 份`}</Words>
        )}
      </View>
    </View>
  );
}

function Act({ dish, lines, acts }: DishRowProps) {
  const qty = lines.reduce((sum, line) => sum + line.qty, 0);
  if (acts.staff)
    return (
      <Button
        size="s"
        tone="quiet"
        label={`${dish.title}${dish.soldOut ? '恢复' : '估清'}`}
        onPress={() => acts.onSoldOut(dish)}
      >
        {dish.soldOut ? '恢复' : '估清'}
      </Button>
    );
  if (dish.soldOut) return <Tag>今日售罄</Tag>;
  if (acts.locked) return null;
  if (hasChoices(dish))
    return (
      <>
        <Button size="s" tone="line" label={`${dish.title}选规格`} onPress={() => acts.onOpen(dish)}>
          选规格
        </Button>
        <Badge className={styles.badge} count={qty} ring="raised" />
      </>
    );
  const line = lines.find(({ addedBy }) => addedBy.id === acts.meId) ?? lines[0];
  if (!line)
    return <IconButton icon="plus" tone="ink" label={`加一份${dish.title}`} onPress={() => acts.onAdd(dish)} />;
  return (
    <Stepper
      value={qty}
      min={0}
      max={Math.max(qty, Math.min(99, dish.left ?? 99))}
      label={`${dish.title}的份数`}
      onChange={(next) => (next > qty ? acts.onAdd(dish) : acts.onStep(line, line.qty - 1))}
    />
  );
}
