/** Own classes: their names, their order, how many goods each holds. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { CategoryNode } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Field } from '@/ui/kit/Field';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useBlock, useForm } from '@/ui/shell';
import styles from './shop.module.scss';

export type ShopClass = Omit<CategoryNode, 'children'>;

interface ClassesProps {
  /** The house's classes stand below the first level of the shop, a merchant's for one of the second. */
  house: boolean;
}

export function Classes({ house }: ClassesProps): ReactElement {
  const [round, setRound] = useState(0);
  const own = useBlock(() => call('merchant.category', {}), '', round);
  const [editing, setEditing] = useState<{ one: ShopClass | undefined }>();
  const changed = () => {
    setEditing(undefined);
    setRound(round + 1);
  };
  const { feedback } = useStores();
  const rows = own ?? [];
  const up = useAction(async (at: number) => {
    const [above, one] = [rows[at - 1], rows[at]];
    if (!above || !one) return;
    // Equal places, as a new shop has them, are told apart by the way.
    await call('merchant.categoryUpdate', { id: one.id, sort: above.sort });
    await call('merchant.categoryUpdate', { id: above.id, sort: Math.max(one.sort, above.sort + 1) });
    feedback.toast('已前移');
    changed();
  });
  return (
    <View className={styles.list}>
      {own && rows.length === 0 && <Empty title="还没有分类" text="先建一个分类，再上新商品" />}
      {rows.length > 0 && (
        <Cells>
          {rows.map((one, at) => (
            <Cell key={one.id} label={one.name} note={`${one.count} 件商品`}>
              <View className={styles.words}>
                {at > 0 && (
                  <Button size="s" tone="text" label={`${one.name} 前移`} onPress={() => up.run(at)}>
                    前移
                  </Button>
                )}
                <Button size="s" tone="text" label={`编辑分类 ${one.name}`} onPress={() => setEditing({ one })}>
                  编辑
                </Button>
              </View>
            </Cell>
          ))}
        </Cells>
      )}
      <Stack row gap={10} align="center" justify="end" wrap className={styles.acts}>
        <Button tone="line" icon="plus" onPress={() => setEditing({ one: undefined })}>
          新建分类
        </Button>
      </Stack>
      {editing && (
        <ClassSheet
          key={editing.one?.id ?? 'new'}
          one={editing.one}
          house={house}
          onClose={() => setEditing(undefined)}
          onChanged={changed}
        />
      )}
    </View>
  );
}

interface ClassSheetProps extends ClassesProps {
  one: ShopClass | undefined;
  onClose: () => void;
  onChanged: () => void;
}

function ClassSheet({ one, house, onClose, onChanged }: ClassSheetProps): ReactElement {
  const { feedback } = useStores();
  const tree = useBlock(() => call('atShop.goodsClass', {}));
  const [parentId, setParent] = useState('');
  const form = useForm(
    { name: one?.name ?? '' },
    { name: (value) => (value.trim() === '' ? '请填写分类名' : undefined) },
  );
  const above = (tree ?? []).flatMap((root) => (house ? [root] : (root.children ?? [])));
  const save = useAction(async () => {
    if (!form.check()) return;
    const name = form.values.name.trim();
    if (one) await call('merchant.categoryUpdate', { id: one.id, name });
    else {
      if (!parentId) return void feedback.toast('请选择对应的商城分类');
      await call('merchant.categoryCreate', { name, parentId });
    }
    feedback.toast('已保存');
    onChanged();
  });
  const remove = useAction(async () => {
    if (!one) return;
    const question = { title: `删除分类「${one.name}」？`, text: '删除后不能恢复。', yes: '删除', no: '再看看' };
    if (!(await feedback.confirm(question))) return;
    await call('merchant.categoryDelete', { id: one.id });
    feedback.toast('已删除');
    onChanged();
  });
  return (
    <Sheet
      open
      title={one ? '编辑分类' : '新建分类'}
      onClose={onClose}
      footer={
        <Button block size="l" busy={save.pending && '保存中'} onPress={save.run}>
          保存
        </Button>
      }
    >
      <View className={styles.form}>
        <TextField label="分类名" maxLength={10} {...form.bind('name')} />
        {!one && (
          <Field label={house ? '上级分类' : '买家在商城的哪一类里找到它'}>
            <Chips
              label="商城分类"
              items={above.map(({ id, name }) => ({ id, label: name }))}
              current={parentId}
              onChange={setParent}
            />
          </Field>
        )}
        {one && (
          <Button tone="text" busy={remove.pending} onPress={remove.run}>
            删除分类
          </Button>
        )}
      </View>
    </Sheet>
  );
}
