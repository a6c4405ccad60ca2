/** The titles a member keeps, the default first; a chooser gives the pressed one back. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { InvoiceTitle } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { CheckMark } from '@/ui/kit/Check';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { TitleCard } from './TitleCard';
import styles from './invoice.module.scss';

export const MOST_TITLES = 10;

interface TitlesProps {
  titles: readonly InvoiceTitle[];
  onEdit: (title: InvoiceTitle) => void;
  onChange: () => Promise<void>;
  onChoose?: (title: InvoiceTitle) => unknown;
}

export function Titles({ titles, onEdit, onChange, onChoose }: TitlesProps): ReactElement {
  const { feedback } = useStores();
  const setDefault = useAction(async (title: InvoiceTitle) => {
    if (title.isDefault) return;
    await call('memberInvoice.titleSave', { ...title, isDefault: true });
    await onChange();
  });
  const remove = useAction(async ({ id, title }: InvoiceTitle) => {
    if (!(await feedback.confirm({ title: '删除这个抬头？', text: `${title}。已经开出的发票不受影响。`, yes: '删除' })))
      return;
    await call('memberInvoice.titleDelete', { id });
    await onChange();
    feedback.toast('已删除');
  });
  return (
    <View>
      <Note block className={styles.note}>{`${titles.length}/${MOST_TITLES}`}</Note>
      {titles.map((title) => (
        <View key={title.id} className={styles.titleItem}>
          <TitleCard title={title} onPress={onChoose && (() => onChoose(title))}>
            <Pressable
              className={styles.act}
              role="radio"
              checked={title.isDefault}
              label={`把${title.title}设为默认`}
              onPress={() => setDefault.run(title)}
            >
              <CheckMark kind="radio" checked={title.isDefault} />
              <Text>{title.isDefault ? '默认抬头' : '设为默认'}</Text>
            </Pressable>
            <Stack row>
              <Pressable className={styles.act} label={`编辑${title.title}`} onPress={() => onEdit(title)}>
                <Text>编辑</Text>
              </Pressable>
              <Pressable className={styles.act} label={`删除${title.title}`} onPress={() => remove.run(title)}>
                <Text>删除</Text>
              </Pressable>
            </Stack>
          </TitleCard>
        </View>
      ))}
    </View>
  );
}
