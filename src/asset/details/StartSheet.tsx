/** 发起调拨: one or more assets, to whom, why. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { AssetView } from '@/contract';
import { call } from '@/core/api';
import { go, pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { CodeSheet } from '@/domain/asset/CodeSheet';
import { PhotoField } from '@/domain/photo/PhotoField';
import type { PersonChoice } from '@/domain/staff/chosen';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { useAction, useForm, useMessenger } from '@/ui/shell';
import styles from './details.module.scss';

interface StartSheetProps {
  asset: AssetView;
  open: boolean;
  onClose: () => void;
}

export function StartSheet({ asset, open, onClose }: StartSheetProps): ReactElement {
  const { feedback } = useStores();
  const { scanCode } = useMessenger();
  const [others, setOthers] = useState<AssetView[]>([]);
  const [to, setTo] = useState<PersonChoice>();
  const [photos, setPhotos] = useState<string[]>([]);
  const [typing, setTyping] = useState(false);
  const form = useForm({ reason: '' }, { reason: (text) => (text.trim() === '' ? '写明为什么调拨' : undefined) });
  const list = [asset, ...others];
  const add = useAction(async (code: string) => {
    const { asset: found } = await call('asset.info', { code });
    if (!found) return;
    if (list.some(({ id }) => id === found.id)) return void feedback.toast('已经在清单里');
    if (!found.can.includes('transfer'))
      return void feedback.toast(found.status === 'moving' ? '该资产正在调拨' : '这件资产不能由你调拨');
    setOthers((was) => [...was, found]);
  });
  const scan = async () => {
    const code = await scanCode();
    if (code) await add.run(code);
  };
  const choose = async () => {
    const chosen = await pick<PersonChoice, '/asset/pages/storeselection'>('/asset/pages/storeselection', {
      mode: 'employee',
    });
    if (chosen) setTo(chosen);
  };
  const send = useAction(async () => {
    if (!to) return void feedback.toast('请选择接收人');
    if (!form.check()) return;
    const made = await call('asset.transfer', {
      assetIds: list.map(({ id }) => id),
      toStoreId: to.storeId,
      toDeptId: to.dept,
      toEmployeeId: to.employee.id,
      reason: form.values.reason.trim(),
      photos,
    });
    form.done();
    onClose();
    feedback.toast('已发起，等待对方确认');
    await go('/asset/pages/details', { transferId: made.id });
  });
  return (
    <>
      <Sheet
        open={open && !typing}
        title="发起调拨"
        closable={!send.pending}
        onClose={onClose}
        footer={
          <Button block size="l" busy={send.pending && '提交中'} onPress={send.run}>
            {`调拨 ${list.length} 件`}
          </Button>
        }
      >
        <Cells>
          {list.map((one) => (
            <Cell
              key={one.id}
              label={one.name}
              note={one.code}
              {...(one.id !== asset.id && {
                act: '移除',
                onPress: () => setOthers((was) => was.filter(({ id }) => id !== one.id)),
              })}
            />
          ))}
          <Cell label="接收人" note={to ? `${to.store} · ${to.dept}` : '门店、部门、人员'} onPress={choose}>
            {to?.employee.name ?? '选择'}
          </Cell>
        </Cells>
        <View className={styles.adds}>
          <Note>再加一件</Note>
          <Button size="s" tone="line" busy={add.pending} onPress={scan}>
            扫码添加
          </Button>
          <Button size="s" tone="line" onPress={() => setTyping(true)}>
            输编号添加
          </Button>
        </View>
        <TextField label="原因" placeholder="如 茶席借用" maxLength={100} {...form.bind('reason')} />
        <PhotoField label="照片" value={photos} onChange={setPhotos} scene="asset" />
      </Sheet>
      <CodeSheet
        open={typing}
        yes="添加"
        onClose={() => setTyping(false)}
        onCode={(code) => {
          setTyping(false);
          void add.run(code);
        }}
      />
    </>
  );
}
