/** What of the own shop may be changed without an audit: words, hours, pictures, the offer, and whether it is open. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { MerchantView } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { PhotoField } from '@/domain/photo/PhotoField';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { Switch } from '@/ui/kit/Switch';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useForm } from '@/ui/shell';
import { rightHours } from './validators';
import styles from './wholesale.module.scss';

interface ShopFormProps {
  open: boolean;
  shop: MerchantView;
  onClose: () => void;
  onSaved: (shop: MerchantView) => void;
}

export function ShopForm({ open, shop, onClose, onSaved }: ShopFormProps): ReactElement {
  const { feedback } = useStores();
  const [photos, setPhotos] = useState<string[]>(shop.photos);
  const [isOpen, setOpen] = useState(shop.open);
  const form = useForm(
    { name: shop.name, hours: shop.hours, offer: shop.offer, intro: shop.intro },
    {
      name: (value) => (value.trim().length < 2 ? '店名至少两个字' : undefined),
      hours: rightHours,
    },
  );
  const save = useAction(async () => {
    if (!form.check()) return;
    if (photos.length === 0) return void feedback.toast('请至少留一张店铺照片');
    onSaved(await call('merchant.edit', { ...form.values, photos, open: isOpen }));
    feedback.toast('已保存');
  });
  return (
    <Sheet
      open={open}
      title="店铺资料"
      onClose={onClose}
      footer={
        <Button block size="l" busy={save.pending && '保存中'} onPress={save.run}>
          保存
        </Button>
      }
    >
      <View className={styles.form}>
        <Cells>
          <Cell label="营业" note={isOpen ? '在茶生活圈里展示' : '休息中，茶生活圈里不展示'}>
            <Switch on={isOpen} label="营业" onChange={setOpen} />
          </Cell>
        </Cells>
        <TextField label="店名" maxLength={20} {...form.bind('name')} />
        <TextField label="营业时间" placeholder="09:00-20:30" maxLength={11} {...form.bind('hours')} />
        <TextField label="会员优惠" placeholder="会员到店可享" maxLength={30} {...form.bind('offer')} />
        <TextArea label="介绍" placeholder="几句话说说这家店" maxLength={200} rows={3} {...form.bind('intro')} />
        <PhotoField label="店铺照片" scene="merchant" value={photos} onChange={setPhotos} />
      </View>
    </Sheet>
  );
}
