/** A dish to choose from: its picture and taste, who has it already, size, additions, parts of a set, a word for the kitchen. */
import { View } from '@tarojs/components';
import { shortYuan } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { Avatar } from '@/ui/kit/Avatar';
import { Button } from '@/ui/kit/Button';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Picture } from '@/ui/kit/Picture';
import { Section } from '@/ui/kit/SectionHead';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { TextField } from '@/ui/kit/TextField';
import { Note, Title, Words } from '@/ui/kit/Words';
import { NOTE_CHIPS, toggled, type Choice, type DishData } from './choice';
import { DishHome } from '../home/DishHome';
import { Options } from './Options';
import { Taste } from './Taste';
import styles from './DishBody.module.scss';

const WORDS_MAX = 30;

interface DishBodyProps {
  data: DishData;
  choice: Choice;
  onChange: (part: Partial<Choice>) => void;
}

export function DishBody({ data, choice, onChange }: DishBodyProps) {
  const { product, lines, feeding, set, cart } = data;
  const { feedback } = useStores();
  const pick = (kind: 'feeding' | 'set', key: string, id: string, most: number) => {
    const next = toggled(choice[kind][key], id, most);
    if (next) onChange({ [kind]: { ...choice[kind], [key]: next } });
    else feedback.toast(kind === 'set' ? `只选 ${most} 款` : `最多选 ${most} 份`);
  };
  const [other] = lines;
  return (
    <View>
      <Picture src={product.cover} w={750} ratio={0.69} alt={product.title} priority />
      <Stack gap={8} className={styles.head}>
        <Stack row justify="between" align="center">
          <Title size="display">{product.title}</Title>
          {product.tags[0] && <Tag tone="gold">{product.tags[0]}</Tag>}
        </Stack>
        <Words size="body" tone="soft">
          {[product.intro, product.kcal !== undefined && `约 ${product.kcal} 千卡`].filter(Boolean).join('，')}
        </Words>
      </Stack>
      {product.taste && product.taste.length > 0 && <Taste rows={product.taste} />}
      {other && (
        <View className={styles.who}>
          <Avatar src={other.addedBy.avatar} name={other.addedBy.nickname} size={32} />
          <Words size="body" className={styles.grow}>
            {`${other.addedBy.nickname}点过${other.specText === '' ? '' : ` ${other.specText}`}`}
          </Words>
          {cart.online.length > 1 && (
            <Button size="s" tone="celadon" onPress={() => onChange({ qty: cart.online.length })}>
              同桌都点
            </Button>
          )}
        </View>
      )}
      <Slot>{data.line === undefined && <DishHome product={data.product} cart={data.cart} home={data.home} />}</Slot>
      {product.specs && product.specs.length > 0 && (
        <Options
          title="器"
          note="选 1"
          single
          items={product.specs.map((spec) => ({ ...spec, price: shortYuan(spec.price) }))}
          chosen={choice.specId === undefined ? [] : [choice.specId]}
          onChoose={(specId) => onChange({ specId })}
        />
      )}
      {set.map(({ key, label, pick: most, items }) => (
        <Options
          key={key}
          title={label}
          note={`任选 ${most} 款`}
          single={most === 1}
          items={items.map(({ productId, label: name, extra, soldOut }) => ({
            id: productId,
            label: name,
            soldOut,
            price: extra > 0 ? `+${shortYuan(extra)}` : '',
          }))}
          chosen={choice.set[key] ?? []}
          onChoose={(id) => pick('set', key, id, most)}
        />
      ))}
      {feeding.map(({ key, label, min, max, items }) => (
        <Options
          key={key}
          title={label}
          note={min > 0 ? `至少 ${min}，最多 ${max}` : `可选，最多 ${max}`}
          single={max === 1 && min === 1}
          items={items.map((item) => ({ ...item, price: item.price > 0 ? `+${shortYuan(item.price)}` : '' }))}
          chosen={choice.feeding[key] ?? []}
          onChoose={(id) => pick('feeding', key, id, max)}
        />
      ))}
      <Section near title="怎么上" extra={<Note>可不选</Note>}>
        <View className={styles.notes}>
          <ChipGroup label="怎么上">
            {NOTE_CHIPS.map((chip) => (
              <Chip
                key={chip}
                role="checkbox"
                selected={choice.chips.includes(chip)}
                onPress={() => onChange({ chips: toggled(choice.chips, chip, NOTE_CHIPS.length) ?? [] })}
              >
                {chip}
              </Chip>
            ))}
          </ChipGroup>
        </View>
      </Section>
      <TextField
        label="写一句"
        value={choice.words}
        maxLength={WORDS_MAX}
        placeholder="给厨房的话"
        onInput={(words) => onChange({ words })}
      />
    </View>
  );
}
